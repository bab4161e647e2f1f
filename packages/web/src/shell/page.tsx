import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { SettingsDialog } from '../settings/settings-dialog.tsx'
import { Icon } from './icons.tsx'

interface PageProps {
  readonly title: string
  readonly className?: string
  /** What the head says beside the name of the house. */
  readonly head?: ReactNode
  readonly children: ReactNode
}

/** The frame of every page: a masthead with the link home, the main part, a footer. */
export function Page({ title, className = '', head, children }: PageProps) {
  useTitle(title)
  return (
    <div className={`page ${className}`}>
      <SkipLink />
      <Masthead>{head}</Masthead>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="foot">
        <Link href="/about">Credits and licences</Link>
      </footer>
    </div>
  )
}

export function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to the content
    </a>
  )
}

export function Masthead({ children }: { readonly children?: ReactNode }) {
  const [settings, setSettings] = useState(false)
  return (
    <header className="masthead">
      <Link href="/" className="masthead-name">
        <Icon name="lantern" />
        <span>Undercroft</span>
      </Link>
      <div className="masthead-middle">{children}</div>
      <button type="button" className="button button-quiet" aria-label="Settings" onClick={() => setSettings(true)}>
        <Icon name="settings" />
        <span className="wide-only">Settings</span>
      </button>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </header>
  )
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Undercroft' ? title : `${title} · Undercroft`
  }, [title])
}
