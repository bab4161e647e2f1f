import { sameData } from '@undercroft/kernel'
import type { Face } from '../content/dice.ts'
import { boostCost, coinsGiven, discountsOf, gemsFor } from '../rules/08-gems/boosts.ts'
import type { Choice } from '../state/choices.ts'
import { type BoostId, boostOf, MOST_TIMES, type SourceId } from '../state/sources.ts'
import { coinsLeft } from '../state/supply.ts'
import type { View } from '../state/view.ts'
import { count } from '../words/narrate.ts'
import type { Ask } from './deed.ts'
import { blowsRaised, facesOf, type Hand, isEmpty, sourceOfHand, strikesOf } from './hand.ts'

/** Something that the hand can do without pointing at a Space. */
export interface Use {
  readonly choice: Choice
  readonly text: string
  /** The Symbol that it gives. */
  readonly face?: Face
}

type Enhanced = 'move' | 'coin' | 'claw'

/** The boost for a multiplier, with Facet only if the Gems do not suffice without it. */
export function boostOffered(
  ask: Ask,
  verb: Enhanced,
  source: SourceId | undefined,
  times: number,
): BoostId | undefined {
  const boosts = (ask?.options ?? []).flatMap(each =>
    each[0] === verb && each[1] === source && boostOf(each[2]).times === times ? [each[2]] : [],
  )
  return boosts.find(boost => !boostOf(boost).facet) ?? boosts[0]
}

export function usesOf(ask: Ask, view: View, hand: Hand): Use[] {
  if (ask === undefined || isEmpty(hand)) return []
  const faces = facesOf(hand, view)
  switch (ask.phase) {
    case 'actions': {
      const source = sourceOfHand(hand, view)
      const times = 1 + hand.raises
      const boost = boostOffered(ask, 'coin', source, times)
      const text = `Gain ${count(Math.min(coinsLeft(view), coinsGiven(view, times)), 'Coin')}`
      return source === undefined || boost === undefined
        ? []
        : [{ choice: ['coin', source, boost], text, face: 'coin' }]
    }
    case 'special':
      return ask.options.flatMap(choice => specialUse(choice, faces, hand.special))
    case 'reroll': {
      const sorted = (list: readonly Face[]) => list.toSorted()
      const choice = ask.options.find(each => each[0] === 'reroll' && sameData(sorted(each[1]), sorted(faces)))
      return choice === undefined
        ? []
        : [{ choice, text: `Re-roll ${faces.length === 1 ? 'this die' : `${faces.length} dice`}` }]
    }
    default:
      return []
  }
}

/** PL-7.15 to PL-7.17: one die sets the Special die, and two equal ones forge it. */
function specialUse(choice: Choice, faces: readonly Face[], special: boolean): Use[] {
  if (choice[0] === 'set' && !special && faces.length === 1 && choice[1] === faces[0]) {
    return [{ choice, text: `Set the Special die to ${choice[1]}`, face: choice[1] }]
  }
  if (choice[0] !== 'forge') return []
  const [, one, other, into] = choice
  const second = special ? 'special' : faces[1]
  const fits = faces.length === (special ? 1 : 2) && second !== undefined
  const isIt = (one === faces[0] && other === second) || (!special && one === second && other === faces[0])
  return fits && isIt ? [{ choice, text: `Forge ${into}`, face: into }] : []
}

/** How often Gems can raise what is in hand. */
export function mostRaises(ask: Ask, view: View, hand: Hand): number {
  if (ask?.phase !== 'actions' || isEmpty(hand)) return 0
  const source = sourceOfHand(hand, view)
  let most = 0
  for (const choice of ask.options) {
    if (choice[0] !== 'move' && choice[0] !== 'coin' && choice[0] !== 'claw') continue
    if (choice[1] === source) most = Math.max(most, boostOf(choice[2]).times - 1)
  }
  const sources = strikesOf(hand, view, ask.seat)
  if (sources === undefined) return most
  const gems = view.players[ask.seat]?.gems ?? 0
  let raises = 0
  while (raises < MOST_TIMES && gemsFor(view, blowsRaised(view, sources, raises + 1, false)) <= gems) raises++
  return Math.max(most, raises)
}

/** The Gems that the boosts of the hand cost. */
export function gemsInHand(view: View, seat: number, hand: Hand): number {
  if (hand.raises === 0) return 0
  const sources = strikesOf(hand, view, seat)
  if (sources !== undefined) return gemsFor(view, blowsRaised(view, sources, hand.raises, false))
  const times = 1 + hand.raises
  const plain = boostCost({ name: '', times, facet: false }, view.turn.prism)
  const gems = view.players[seat]?.gems ?? 0
  return plain <= gems || !discountsOf(view).facet
    ? plain
    : boostCost({ name: '', times, facet: true }, view.turn.prism)
}
