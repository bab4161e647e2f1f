import type { BoardProps } from '../../board.ts'
import { NONE } from '../content/board.ts'
import { moveRolls } from '../rules/04-score-rolls/scores.ts'
import type { ElectroDungeon } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { Die } from './tasks/lab/Die.tsx'

/** What a turn goes on with, in the order of the buttons; the first that is offered is the plain one to press. */
const VERBS = ['moveAlone', 'keep', 'stop', 'end', 'reroll', 'hold'] as const
type TurnVerb = (typeof VERBS)[number]

/** The Move die with its rolls (ED-5.2, ED-5.3), and the way on in the turn. */
export function MoveDie({ seen, ask, choose }: BoardProps<ElectroDungeon>) {
  const { view } = seen
  const { die, leader, stage } = view.turn
  const acts = VERBS.flatMap(verb => {
    const choice = ask?.options.find(each => each[0] === verb)
    return choice === undefined ? [] : [{ verb, choice }]
  })
  const rolled = leader !== NONE && die > 0 && (stage === 'moving' || ask?.phase === 'rolled')
  if (acts.length === 0 && !rolled) return undefined
  const says = wordsFor(view)
  return (
    <span className="ed-move-die">
      {rolled && <Die face={die} />}
      {acts.map(({ verb, choice }, i) => (
        <button
          key={verb}
          type="button"
          className={i === 0 ? 'ed-button ed-button-main' : 'ed-button'}
          data-act={verb}
          onClick={() => choose(choice)}
        >
          {says[verb]}
        </button>
      ))}
    </span>
  )
}

function wordsFor(view: View): { readonly [V in TurnVerb]: string } {
  const left = moveRolls(view, view.turn.members) - view.turn.rolls
  return {
    moveAlone: 'Roll',
    keep: `Keep ${view.turn.die}`,
    stop: 'Stop here',
    end: 'End the turn',
    reroll: `Roll again (${left} left)`,
    hold: 'Hold',
  }
}
