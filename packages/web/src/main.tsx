import './styles/index.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { fetchFor } from './pages.ts'
import { applyTheme } from './settings/settings.ts'
import { Troubled } from './shell/troubled.tsx'

applyTheme()
fetchFor(location.pathname)
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw into.')
const drawn = createRoot(root)
// In slices, between which the printed page listens.
startTransition(() =>
  drawn.render(
    <StrictMode>
      <Troubled>
        <App />
      </Troubled>
    </StrictMode>,
  ),
)
