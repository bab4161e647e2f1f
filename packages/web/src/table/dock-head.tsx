import type { ReactNode } from 'react'
import type { Dock } from '../settings/settings.ts'
import { Icon } from '../shell/icons.tsx'
import { tip } from '../shell/tips.tsx'
import type { Docks } from './use-docks.ts'

interface DockHeadProps {
  readonly title: string
  readonly dock: Dock
  readonly docks: Docks
  readonly children?: ReactNode
}

/** What a dock is called, with a pin that keeps it open and gives it room beside the board. */
export function DockHead({ title, dock, docks, children }: DockHeadProps) {
  const pinned = docks.isPinned(dock)
  return (
    <header className="dock-head">
      <h2>{title}</h2>
      {children}
      <button
        type="button"
        className="button button-icon"
        aria-pressed={pinned}
        {...tip(pinned ? 'Lay it over the board again' : 'Keep it beside the board')}
        onClick={() => docks.pin(dock)}
      >
        <Icon name="pin" />
        <span className="unseen">Keep open</span>
      </button>
      <button type="button" className="button button-icon" onClick={() => docks.set(dock, false)}>
        <Icon name="close" />
        <span className="unseen">Close {title.toLowerCase()}</span>
      </button>
    </header>
  )
}
