import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Countdown } from '../../../../drawing/Countdown.tsx'
import { upTo } from '../../../content/pick.ts'
import { LabDefs } from './LabDefs.tsx'
import type { Steps } from './useSteps.ts'

/** What is done with the picture when one is content with it. */
interface Act {
  readonly label: string
  readonly ready: boolean
  onUse(): void
}

interface LabProps {
  readonly name: string
  readonly story: string
  readonly task: string
  /** Tries left, and how many there were. */
  readonly left: number
  readonly of: number
  /** What the picture shows, in words; read out when it changes. */
  readonly note: string
  readonly broken?: string | undefined
  readonly children: ReactNode
  /** What was tried before. */
  readonly log?: ReactNode
  readonly steps?: Steps<unknown> | undefined
  /** Nothing for those who may only watch. */
  readonly act?: Act | undefined
  readonly onGiveUp?: (() => void) | undefined
  readonly endsAt?: number | undefined
}

/** The brass bench that every puzzle stands on. */
export function Lab({
  name,
  story,
  task,
  left,
  of,
  note,
  broken,
  children,
  log,
  steps,
  act,
  onGiveUp,
  endsAt,
}: LabProps) {
  const takeBack = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || steps === undefined) return
    event.preventDefault()
    steps.undo()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Z works wherever one is at the bench
    <div className="ed-lab" onKeyDown={takeBack}>
      <LabDefs />
      <header className="ed-lab-plate">
        <h2>{name}</h2>
        {endsAt !== undefined && <Countdown endsAt={endsAt} className="ed-lab-clock" />}
        <Fuses left={left} of={of} />
      </header>
      <div className="ed-lab-body">
        <p className="ed-lab-story">{story}</p>
        <p className="ed-lab-task">{task}</p>
        <div className="ed-lab-stage">{children}</div>
        <div className="ed-lab-desk">
          {log}
          <p className="ed-lab-note" aria-live="polite" data-broken={broken === undefined ? undefined : ''}>
            {broken ?? note}
          </p>
          <div className="ed-lab-tools">
            {steps !== undefined && <StepTools steps={steps} />}
            {act !== undefined && (
              <button
                type="button"
                className="ed-lab-button ed-lab-main"
                aria-disabled={!act.ready}
                onClick={() => act.ready && act.onUse()}
              >
                {act.label}
              </button>
            )}
            {act !== undefined && onGiveUp !== undefined && <GiveUp onGiveUp={onGiveUp} />}
            {act === undefined && <p className="ed-lab-watch">You may think along; the active Explorer answers.</p>}
          </div>
        </div>
      </div>
    </div>
  )
}

function StepTools({ steps }: { readonly steps: Steps<unknown> }) {
  const none = steps.before.length === 0
  return (
    <>
      <button type="button" className="ed-lab-button" aria-disabled={none} title="Ctrl+Z" onClick={steps.undo}>
        Undo
      </button>
      <button type="button" className="ed-lab-button" aria-disabled={none} onClick={steps.reset}>
        Start over
      </button>
    </>
  )
}

/** Giving up is asked for twice. */
function GiveUp({ onGiveUp }: { onGiveUp(): void }) {
  const [sure, setSure] = useState(false)
  return (
    <button
      type="button"
      className="ed-lab-button ed-lab-give-up"
      onClick={() => (sure ? onGiveUp() : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {sure ? 'Really give up?' : 'Give up'}
    </button>
  )
}

/** One glass fuse for each try; those used are burnt. */
function Fuses({ left, of }: { readonly left: number; readonly of: number }) {
  return (
    <p className="ed-fuses">
      <span aria-hidden="true">
        {upTo(of).map(i => (
          <svg
            key={i}
            aria-hidden="true"
            viewBox="0 0 44 20"
            className="ed-fuse"
            data-burnt={i >= left ? '' : undefined}
          >
            <rect className="ed-fuse-glass" x="9" y="4" width="26" height="12" rx="4" />
            <path className="ed-fuse-wire" d={i < left ? 'M9 10H35' : 'M9 10h8l2-3M26 13l2-3h7'} />
            <rect className="ed-fuse-cap" x="2" y="3" width="9" height="14" rx="2" />
            <rect className="ed-fuse-cap" x="33" y="3" width="9" height="14" rx="2" />
          </svg>
        ))}
      </span>
      <span className="ed-fuses-left">
        {left} {left === 1 ? 'try' : 'tries'} left
      </span>
    </p>
  )
}
