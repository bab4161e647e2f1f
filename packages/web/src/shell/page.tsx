import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { changeSettings, useSettings } from '../settings/settings.ts'
import { Icon } from './icons.tsx'
import { tip } from './tips.tsx'
import { useFullScreen } from './use-full-screen.ts'

const SettingsDialog = lazy(async () => ({
  default: (await import('../settings/settings-dialog.tsx')).SettingsDialog,
}))

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
        <Link href="/lab">The lab</Link>
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

interface MastheadProps {
  /** Offers the whole screen to what is below. */
  readonly whole?: boolean
  readonly children?: ReactNode
}

export function Masthead({ whole = false, children }: MastheadProps) {
  const [settings, setSettings] = useState(false)
  return (
    <header className="masthead">
      <Link href="/" className="masthead-name">
        <Icon name="lantern" />
        <span>Undercroft</span>
      </Link>
      <div className="masthead-middle">{children}</div>
      {whole && <Sound />}
      {whole && <FullScreen />}
      <button type="button" className="button button-quiet" aria-label="Settings" onClick={() => setSettings(true)}>
        <Icon name="settings" />
        <span className="wide-only">Settings</span>
      </button>
      <Suspense>{settings && <SettingsDialog onClose={() => setSettings(false)} />}</Suspense>
    </header>
  )
}

/** Sound, off and on with one tap. */
function Sound() {
  const { sound } = useSettings()
  return (
    <button
      type="button"
      className="button button-quiet button-icon"
      aria-pressed={sound}
      {...tip(sound ? 'Sound is on' : 'Sound is off')}
      onClick={() => changeSettings({ sound: !sound })}
    >
      <Icon name={sound ? 'sound' : 'mute'} />
      <span className="unseen">Sound</span>
    </button>
  )
}

function FullScreen() {
  const screen = useFullScreen()
  if (screen === undefined) return undefined
  return (
    <button
      type="button"
      className="button button-quiet button-icon"
      aria-pressed={screen.on}
      aria-keyshortcuts="f"
      {...tip('Full screen (F)')}
      onClick={screen.toggle}
    >
      <Icon name="whole" />
      <span className="unseen">Full screen</span>
    </button>
  )
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = titled(title)
  }, [title])
}

/** The title of the tab. */
export function titled(title: string): string {
  return title === 'Undercroft' ? title : `${title} · Undercroft`
}
