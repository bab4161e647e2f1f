import { lazy, Suspense, useId, useState } from 'react'
import { useKnown } from '../analysis/store.ts'
import { ForkNote } from '../look/fork-note.tsx'
import { LookAgain } from '../look/look-again.tsx'
import { counted } from '../shell/counted.ts'
import { Confirm } from '../shell/dialog.tsx'
import { Icon, type IconName } from '../shell/icons.tsx'
import { saveFile } from '../shell/save-file.ts'
import type { TableProps } from './open-table.tsx'

const TimelineCurve = lazy(async () => ({
  default: (await import('../analysis/timeline-curve.tsx')).TimelineCurve,
}))

/** Any earlier position, to look at. */
export function Timeline({ isEmbedded = false, ...props }: TableProps & { readonly isEmbedded?: boolean }) {
  const { client, state, extras } = props
  const id = useId()
  const { found } = useKnown(client)
  const { now, looking } = state
  const at = looking?.step ?? now.steps
  const { from = 0 } = now
  const go = (step: number) => client.lookAt(Math.max(from, step))
  return (
    <div className="timeline">
      <div className="timeline-head">
        <label htmlFor={id}>
          {looking === undefined ? 'Now' : `After ${at} of ${counted(now.steps, 'move')}`}
          <span className="unseen"> (timeline)</span>
        </label>
        {now.outcome === undefined && extras === undefined && <KeepRecord client={client} />}
      </div>
      <div className="timeline-row">
        <Step icon="first" name="First position" disabled={at === from} onClick={() => go(from)} />
        <Step icon="previous" name="Earlier" disabled={at === from} onClick={() => go(at - 1)} />
        <input
          id={id}
          type="range"
          min={from}
          max={now.steps}
          value={at}
          onChange={event => go(Number(event.target.value))}
        />
        <Step icon="next" name="Later" disabled={looking === undefined} onClick={() => go(at + 1)} />
        <Step
          icon="last"
          name="Back to now"
          disabled={looking === undefined}
          onClick={() => client.lookAt(undefined)}
        />
      </div>
      <Suspense>{found !== undefined && <TimelineCurve {...props} found={found} />}</Suspense>
      <LookAgain {...props} isEmbedded={isEmbedded} />
      <ForkNote fork={now.fork} />
    </div>
  )
}

/** A game in progress as a file: it holds what the others may not know yet. */
function KeepRecord({ client }: Pick<TableProps, 'client'>) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className="button button-quiet button-small" onClick={() => setAsking(true)}>
        <Icon name="download" /> Save as a file
      </button>
      {asking && (
        <Confirm
          title="Download the game so far?"
          yes="Download"
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false)
            client.download(saveFile)
          }}
        >
          <p>
            The file holds everything, also what is secret at this table. With it the game can be looked at or played on
            elsewhere.
          </p>
        </Confirm>
      )}
    </>
  )
}

interface StepProps {
  readonly icon: IconName
  readonly name: string
  readonly disabled: boolean
  readonly onClick: () => void
}

function Step({ icon, name, disabled, onClick }: StepProps) {
  return (
    <button type="button" className="button button-icon" aria-label={name} aria-disabled={disabled} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}
