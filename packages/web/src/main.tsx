import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { fetchFor } from './pages.ts'
import { applyTheme } from './settings/settings.ts'
import { Troubled } from './shell/troubled.tsx'

applyTheme()
// In a task of its own: each fetch that begins takes its time.
setTimeout(() => fetchFor(location.pathname))
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw into.')
createRoot(root).render(
  <StrictMode>
    <Troubled>
      <App />
    </Troubled>
  </StrictMode>,
)
