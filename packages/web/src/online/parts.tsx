import { type ReactNode, useState } from 'react'
import { getSettings } from '../settings/settings.ts'
import { Icon, type IconName } from '../shell/icons.tsx'
import { Page } from '../shell/page.tsx'
import { useCall } from './use-call.ts'
import { becomeGuest, findAgain } from './who.ts'

/** An error message beside the control that caused it. */
export function ProblemNote({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return undefined
  return (
    <p className="notice notice-danger" role="alert">
      {text}
    </p>
  )
}

interface ActButtonProps {
  readonly icon: IconName
  readonly busy: boolean
  readonly danger?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** Asks something of the server. */
export function ActButton({ icon, busy, danger = false, onClick, children }: ActButtonProps) {
  return (
    <button type="button" className={danger ? 'button button-danger' : 'button'} disabled={busy} onClick={onClick}>
      <Icon name={icon} /> {children}
    </button>
  )
}

/** Asks once what somebody is called; a cookie is all that is kept here. */
export function NameForm({ button, onDone }: { readonly button: string; readonly onDone?: () => void }) {
  const [name, setName] = useState(getSettings().name)
  const { busy, problem, run } = useCall()
  return (
    <form
      className="name-form"
      onSubmit={event => {
        event.preventDefault()
        run(() => becomeGuest(name.trim()), onDone)
      }}
    >
      <label>
        <span>What are you called?</span>
        <input
          type="text"
          name="name"
          value={name}
          maxLength={24}
          required
          autoComplete="nickname"
          onChange={event => setName(event.target.value)}
        />
      </label>
      <button type="submit" className="button button-main" disabled={busy}>
        {button}
      </button>
      <ProblemNote text={problem} />
    </form>
  )
}

/** The page came from a place without tables, or is offline: everything else goes on. */
export function NoServer() {
  return (
    <div className="notice notice-big">
      <Icon name="door" />
      <h1>No way out of the cellar</h1>
      <p>
        There is no server here, or no network: online tables cannot be reached. Everything else works: play against
        bots, around one screen, and look through old games.
      </p>
      <button type="button" className="button button-main" onClick={findAgain}>
        Look again
      </button>
    </div>
  )
}

export function NoServerPage({ title }: { readonly title: string }) {
  return (
    <Page title={title} className="narrow">
      <NoServer />
    </Page>
  )
}
