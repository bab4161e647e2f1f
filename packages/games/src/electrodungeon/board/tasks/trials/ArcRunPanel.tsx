import { upTo } from '../../../content/pick.ts'
import { advance, ROUNDS, TRACK } from '../../../rules/13-trials/arc-run.ts'
import type { ArcRun } from '../../../state/trials.ts'
import { labelMove } from '../../../words/trials/moves.ts'
import { Arena, type PanelProps, Token } from '../lab/Arena.tsx'
import { Die } from '../lab/Die.tsx'
import { MoveButton } from '../lab/MoveButton.tsx'

/** What a throw is worth on average, and how often it fails. */
const ODDS = [1, 2, 3].map(dice => {
  const safe = (5 / 6) ** dice
  return { dice, fails: Math.round(100 * (1 - safe)), most: 6 * dice }
})

/** Lanes of twenty studs; dice carry the spark along. */
export function ArcRunPanel(props: PanelProps<ArcRun>) {
  const { seen, names, offers, onMove } = props
  const last = seen.rounds.at(-1)
  return (
    <Arena
      {...props}
      stage={`Round ${Math.min(ROUNDS, seen.rounds.length + 1)} of ${ROUNDS}`}
      scores={seen.places}
      note={offers.length > 0 ? 'How many dice do you dare?' : 'The others are choosing.'}
      hand={
        <div className="ed-throws">
          {ODDS.map(({ dice, fails, most }) => (
            <MoveButton key={dice} move={['throwDice', dice]} offers={offers} className="ed-throw-key" onMove={onMove}>
              <span className="unseen">{labelMove(['throwDice', dice])}, </span>
              <span className="ed-throw-dice" aria-hidden="true">
                {upTo(dice).map(i => (
                  <Die key={i} face={6 - i} />
                ))}
              </span>
              <small>
                up to {most}, fails {fails}%
              </small>
            </MoveButton>
          ))}
        </div>
      }
    >
      <div className="ed-lanes">
        {[...seen.who.entries()].map(([who, contestant]) => {
          const place = seen.places[who] ?? 0
          const dice = last?.[who] ?? []
          return (
            <div key={contestant.seat} className="ed-lane">
              <div className="ed-lane-track" role="img" aria-label={`${names[who]} is at ${place} of ${TRACK}`}>
                {upTo(TRACK + 1).map(stud => (
                  <i key={stud} data-lit={stud <= place ? '' : undefined} data-goal={stud === TRACK ? '' : undefined} />
                ))}
                <span className="ed-lane-token" style={{ left: `${(Math.min(place, TRACK) / TRACK) * 100}%` }}>
                  <Token contestant={contestant} />
                </span>
              </div>
              <span className="ed-lane-dice">
                {[...dice.entries()].map(([i, face]) => (
                  <Die key={i} face={face} tone={face === 1 ? 'bad' : 'plain'} />
                ))}
                {dice.length > 0 && <b>+{advance(dice)}</b>}
              </span>
            </div>
          )
        })}
      </div>
    </Arena>
  )
}
