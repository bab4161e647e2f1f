import type { ReactNode } from 'react'
import { TRIALS } from '../../../content/trials.ts'
import { trialAsks } from '../../../rules/13-trials/index.ts'
import type { TrialMove } from '../../../state/trial-moves.ts'
import type { Contestant, TrialState } from '../../../state/trials.ts'
import { shapeOf } from '../../seats.ts'
import { Die } from './Die.tsx'
import { LabDefs } from './LabDefs.tsx'

/** What every trial's panel gets. */
export interface PanelProps<State> {
  readonly seen: State
  /** The viewer, if it is a contestant. */
  readonly me: number | undefined
  readonly names: readonly string[]
  /** Where each contestant stands (ED-8.16). */
  readonly from?: readonly string[] | undefined
  /** Empty if the viewer is not asked. */
  readonly offers: readonly TrialMove[]
  /** Contestants who have not answered yet. */
  readonly waiting: readonly number[]
  onMove(move: TrialMove): void
}

interface ArenaProps extends PanelProps<TrialState> {
  /** Such as "Round 2 of 5". */
  readonly stage: string
  readonly note: string
  /** Each contestant's score as it is shown. */
  readonly scores?: readonly (string | number)[]
  readonly isIn?: readonly boolean[] | undefined
  readonly children: ReactNode
  /** What the viewer can do. */
  readonly hand?: ReactNode
}

/** The ring in which a trial is held: who competes, what lies open, and what one may do. */
export function Arena({
  seen,
  me,
  names,
  from,
  offers,
  waiting,
  stage,
  note,
  scores,
  isIn,
  children,
  hand,
}: ArenaProps) {
  const { name, story, task } = TRIALS[seen.trial]
  const thinking = trialAsks(seen)
    .filter(({ who, shown }) => shown !== 'quiet' && waiting.includes(who))
    .map(({ who }) => who)
  return (
    <div className="ed-lab ed-trial">
      <LabDefs />
      <header className="ed-lab-plate">
        <h2>{name}</h2>
        <p className="ed-trial-stage">{stage}</p>
      </header>
      <p className="ed-lab-story">{story}</p>
      <p className="ed-lab-task">{task}</p>
      <ul className="ed-contestants" aria-label="Contestants">
        {[...seen.who.entries()].map(([who, contestant]) => (
          <li
            key={contestant.seat}
            className={classOf(contestant)}
            data-me={who === me ? '' : undefined}
            data-out={isIn?.[who] === false ? '' : undefined}
            data-won={seen.winner === who ? '' : undefined}
          >
            <Token contestant={contestant} />
            <span className="ed-contestant-name">{names[who]}</span>
            {scores !== undefined && <b className="ed-contestant-score">{scores[who]}</b>}
            <small>{stateOf(who, seen, thinking, isIn, me)}</small>
            {from !== undefined && !contestant.shade && <small className="ed-contestant-from">{from[who]}</small>}
          </li>
        ))}
      </ul>
      <div className="ed-lab-stage">{children}</div>
      <RollOffs rollOffs={seen.rollOffs} names={names} />
      <p className="ed-lab-note" aria-live="polite">
        {seen.winner === undefined ? note : `${names[seen.winner]} wins.`}
      </p>
      {offers.length > 0 && <div className="ed-trial-hand">{hand}</div>}
    </div>
  )
}

function stateOf(
  who: number,
  { winner }: TrialState,
  thinking: readonly number[],
  isIn: readonly boolean[] | undefined,
  me: number | undefined,
): string {
  if (winner === who) return 'wins'
  if (isIn?.[who] === false) return 'out'
  if (winner !== undefined) return ''
  if (thinking.includes(who)) return who === me ? 'your choice' : 'is thinking'
  return ''
}

function classOf({ seat, shade }: Contestant): string {
  return shade ? 'ed-contestant ed-seat-shade' : `ed-contestant ed-seat-${seat - 1}`
}

export function Token({ contestant: { seat, shade } }: { readonly contestant: Contestant }) {
  return (
    <svg
      className={`ed-contestant-token ${shade ? 'ed-seat-shade' : `ed-seat-${seat - 1}`}`}
      viewBox="-18 -18 36 36"
      aria-hidden="true"
    >
      {shade ? (
        <>
          <path
            className="ed-token-body"
            d="M0 -15c9 0 12 8 11 16 3 4 4 9 4 14H-15c0-5 1-10 4-14C-12 -7 -9 -15 0 -15z"
          />
          <path className="ed-token-eyes" d="M-5 -2h3M2 -2h3" />
        </>
      ) : (
        <path className="ed-token-body" d={shapeOf(seat - 1)} />
      )}
    </svg>
  )
}

/** Those who are level roll, and the highest stay. */
function RollOffs({
  rollOffs,
  names,
}: {
  readonly rollOffs: readonly (readonly number[])[]
  readonly names: readonly string[]
}) {
  if (rollOffs.length === 0) return undefined
  return (
    <ol className="ed-roll-offs" aria-label="Roll-off">
      {[...rollOffs.entries()].map(([number, dice]) => (
        <li key={number}>
          <b>Roll-off</b>
          {[...dice.entries()]
            .filter(([, die]) => die > 0)
            .map(([who, die]) => (
              <span key={who}>
                {names[who]} <Die face={die} tone={die === Math.max(...dice) ? 'lit' : 'dim'} />
              </span>
            ))}
        </li>
      ))}
    </ol>
  )
}
