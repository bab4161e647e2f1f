import { soloTurns } from '../state/content.ts'
import { isSolo } from '../state/options.ts'
import type { View } from '../state/view.ts'
import { DieIcon } from './Die.tsx'

const STEPS = [
  'Event',
  'Remove Level',
  'Refresh',
  'Roll',
  'Enemy die',
  'Actions',
  'Special die',
  'Gravity',
  'End',
  'Boss Turn',
] as const

/** Shows the current step of the Turn (PL-5.2), and the Round. */
export function StepBar({ view, thrown }: { readonly view: View; readonly thrown: boolean }) {
  const { step } = view.turn
  const solo = isSolo(view.options)
  return (
    <div className="pl-steps">
      <span className="pl-steps-round">
        {solo ? `Turn ${view.events.length} of ${soloTurns(view)}` : `Round ${view.round}`}
      </span>
      <ol className="pl-steps-dots" aria-hidden="true">
        {STEPS.slice(1).map((name, i) => (
          <li
            key={name}
            data-now={i + 1 === step ? '' : undefined}
            data-done={i + 1 < step ? '' : undefined}
            title={name}
          />
        ))}
      </ol>
      <span className="pl-steps-now">
        {step > 0 && step < 9 && `${step} `}
        {step === 0 && !solo ? 'Setup' : STEPS[step]}
      </span>
      <span className="pl-die-foe" data-thrown={thrown ? '' : undefined} title="The Enemy die">
        <DieIcon kind="enemy" face={view.turn.enemyDie} />
      </span>
    </div>
  )
}
