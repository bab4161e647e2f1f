import type { FormProps } from '../../board.ts'
import { usePlayTest } from '../../drawing/usePlayTest.ts'
import { isOwn, type Plan } from '../state/plan.ts'
import { type ElectroDungeon, MOF } from '../state/state.ts'

/** Enough to tell a hard dungeon from a mild one: a share of 200 games is known to seven in a hundred. */
const TRIED_GAMES = 200

interface HardnessProps {
  readonly form: Pick<FormProps<ElectroDungeon>, 'playTest' | 'options'>
  readonly plan: Plan
  /** Whether it may be handed in as it stands. */
  readonly ready: boolean
}

/** How hard the dungeon is: bots play it, and how often they come out is told. */
export function Hardness({ form, plan, ready }: HardnessProps) {
  const { start, stop, tried, failed } = usePlayTest<ElectroDungeon>(
    form,
    ready ? ['place', plan] : undefined,
    TRIED_GAMES,
  )
  if (form.playTest === undefined) return undefined
  const riddles = plan.doors.some(({ task }) => isOwn(task))
  const escapes = tried === undefined ? 0 : tried.games - (tried.wins[MOF] ?? 0)
  const share = Math.round((100 * escapes) / Math.max(1, tried?.games ?? 1))
  return (
    <div className="ed-hardness">
      <button
        type="button"
        className="ed-button"
        aria-disabled={stop === undefined && start === undefined}
        onClick={stop ?? start}
      >
        {stop === undefined ? 'How hard is it?' : 'Stop'}
      </button>
      <p aria-live={stop === undefined ? 'polite' : 'off'}>
        {failed ??
          (tried === undefined
            ? `Bots play it ${TRIED_GAMES} times, with ${form.options.explorers === 1 ? 'one Explorer' : `${form.options.explorers} Explorers`}.`
            : `Explorers escaped in ${share} of 100, in ${tried.games} games of bots.`)}
      </p>
      {stop !== undefined && (
        <progress max={TRIED_GAMES} value={tried?.games ?? 0} aria-label="Games played">
          {tried?.games ?? 0}
        </progress>
      )}
      {riddles && <p className="ed-hardness-note">For a task of your own the bots play a built-in one of its kind.</p>}
    </div>
  )
}
