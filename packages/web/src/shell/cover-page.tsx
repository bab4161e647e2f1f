import type { ReactNode } from 'react'
import { Vault } from '../home/vault.tsx'
import { Masthead, SkipLink, useTitle } from './page.tsx'

interface CoverPageProps {
  readonly title: string
  readonly children: ReactNode
}

/** A page that covers a table and shows nothing of it. */
export function CoverPage({ title, children }: CoverPageProps) {
  useTitle(title)
  return (
    <div className="page cover">
      <Vault />
      <SkipLink />
      <Masthead />
      <main id="main" tabIndex={-1} className="cover-main">
        {children}
      </main>
    </div>
  )
}
