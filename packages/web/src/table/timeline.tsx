import { useId } from 'react'
import { Icon, type IconName } from '../shell/icons.tsx'
import type { TableProps } from './open-table.tsx'

/** Any earlier position, to look at. */
export function Timeline({ client, state }: TableProps) {
  const id = useId()
  const { now, looking } = state
  const at = looking?.step ?? now.steps
  const go = (step: number) => client.lookAt(Math.max(0, step))
  return (
    <div className="timeline">
      <label htmlFor={id}>
        {looking === undefined ? 'Now' : `After ${at} of ${now.steps} answers`}
        <span className="unseen"> (timeline)</span>
      </label>
      <div className="timeline-row">
        <Step icon="first" name="First position" disabled={at === 0} onClick={() => go(0)} />
        <Step icon="previous" name="Earlier" disabled={at === 0} onClick={() => go(at - 1)} />
        <input
          id={id}
          type="range"
          min={0}
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
    </div>
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
