import { cardOf } from '../../state/decks.ts'
import { readyDice, subsets } from '../../state/dice.ts'
import type { Choice, DieId } from '../../state/state.ts'
import type { View } from '../../state/view.ts'
import type { Prospect } from '../prospects.ts'
import { rerollWorths } from '../roll.ts'
import { stepsTowards, type TurnMind } from '../turn.ts'
import { undominated } from '../undominated.ts'

type Score = (choice: Choice) => number

const NEVER = -100

const NOWHERE = Number.NEGATIVE_INFINITY

/** What it is worth to know what waits there before the dice are thrown again. */
const KNOWING = 0.5

/** MA-4.7: between roll and re-roll the Free Step goes ahead: what it meets decides which dice are thrown again. */
export function aheadWorths(view: View, mind: TurnMind): Score {
  const { symbols, mp } = view.turn
  const faces = view.turn.dice.map(({ face, place }) => (place === 'ready' ? face : undefined))
  const sets: DieId[][] = view.turn.evil === 'E01' ? [[]] : [[], ...subsets(view, readyDice(view))]
  const best = (all: readonly Prospect[]): number => {
    if (all.length === 0) return NEVER
    const ways = undominated(
      all,
      way => way,
      way => stepsTowards(view, way),
    )
    const worths = rerollWorths(faces, dice => {
      let most = NOWHERE
      const worth = mind.wayWorths(dice, symbols)
      for (const way of ways) most = Math.max(most, worth(way))
      return Math.max(NEVER, most)
    })
    return Math.max(...sets.map(worths))
  }
  const now = rerollWorths(faces, dice => mind.worth(dice, symbols))([])
  const near = mind.ways().filter(way => way.mp <= Math.max(2, mp) && way.goal !== true)
  return choice => {
    if (choice[0] === 'freeStep') {
      if (mp > 0) return NEVER
      return best(near.filter(({ first }) => first[0] !== 'stairs')) - now + KNOWING
    }
    if (choice[0] === 'explore' || choice[0] === 'move' || choice[0] === 'stairs') {
      return best(near.filter(({ first }) => first[0] === choice[0] && first[1] === choice[1])) - now + KNOWING
    }
    return NEVER
  }
}

/** Cards that make symbols wait until the dice are known. */
export function isForLater(choice: Choice): boolean {
  return choice[0] === 'play' && cardOf(choice[1]).purple.gives.length > 0
}
