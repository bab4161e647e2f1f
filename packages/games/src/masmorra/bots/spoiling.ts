import { FACES } from '../content/faces.ts'
import { noSymbols } from '../state/dice.ts'
import { type DieId, type FoeId, NONE, type Symbols } from '../state/state.ts'
import type { Target } from '../state/target.ts'
import type { View } from '../state/view.ts'
import { afterSet, diceOf, type TurnMind, turnMind, without } from './turn.ts'

/** How much the active player loses by what others do to the dice just rolled. */
export function diceLoss(view: View, card: 'T08' | 'T09' | 'T21'): (target: Target) => number {
  const mind = turnMind(view)
  const { symbols } = view.turn
  const now = mind.asItIs()
  const loss = (dice: Symbols): number => now - mind.worth(dice, symbols)
  return ({ die, face }) => {
    if (die === undefined) return 0
    if (card === 'T21') return loss(without(view, [die]))
    if (card === 'T09') return face === undefined ? 0 : loss(afterSet(view, die, face))
    return average(view, die, loss)
  }
}

function average(view: View, die: DieId, loss: (dice: Symbols) => number): number {
  return FACES.reduce((sum, face) => sum + loss(afterSet(view, die, face)), 0) / FACES.length
}

/** What the monster that has just come is worth to the active player: prey, or a danger. */
export function preyWorth(view: View, foe: FoeId): number {
  const gone = { ...view, foes: view.foes.map((each, at) => (at === foe ? { ...each, room: NONE } : each)) }
  const dice = dicePerhaps(view)
  const worth = (mind: TurnMind): number => mind.worth(dice, view.turn.symbols)
  return worth(turnMind(view)) - worth(turnMind(gone))
}

/** The dice as they lie, or as they may lie when they are still to be rolled. */
function dicePerhaps(view: View): Symbols {
  return view.turn.stage === 'actions' ? diceOf(view) : { ...noSymbols(), S: 1, R: 1, M: 2, D: 1, E: 1 }
}
