import { type Effect, type Face, SYMBOLS } from '../content/dice.ts'
import { poolOf } from '../rules/07-symbols/symbols.ts'
import { inForce, ownedArtifact, ownedItem } from '../state/cards.ts'
import { type Choice, enhance } from '../state/choices.ts'
import { heroCard } from '../state/content.ts'
import { dieSource, forgeSource, SPECIAL_SOURCE } from '../state/sources.ts'
import type { PlayerView, View } from '../state/view.ts'

/** The dice, Gems and cards that are left while a plan is made. */
export interface Means {
  readonly pool: readonly number[]
  /** The face of the Special die, or blank if it cannot be used. */
  readonly special: Face | 'blank'
}

/** One step of a plan: the choice that pays for it, the means that are left, and its price in points. */
export interface Spending {
  readonly choice: Choice
  readonly left: Means
  readonly cost: number
  /** Whether a foot pays for it, so that it may go through a Portal. */
  readonly portal: boolean
}

export function meansOf(w: View): Means {
  const player = w.players[w.active] as PlayerView
  return { pool: poolOf(w.turn), special: player.tokens.includes('shackle') ? 'blank' : player.special }
}

/** The place of each face in a pool. */
const AT: { readonly [F in Face]: number } = { foot: 0, sword: 1, coin: 2, claw: 3, star: 4 }

function without(pool: readonly number[], face: Face, times: number): number[] {
  const left = pool.slice()
  left[AT[face]] = count(pool, face) - times
  return left
}

const count = (pool: readonly number[], face: Face): number => pool[AT[face]] as number

/** What a die is worth if it is not spent on a foot or a claw. */
function dieCost(face: Face, swordsWanted: boolean): number {
  switch (face) {
    case 'foot':
      return 0
    case 'claw':
      return 0.2
    case 'coin':
      return 1.5
    case 'star':
      return swordsWanted ? 5 : 1
    case 'sword':
      return swordsWanted ? 9 : 2
  }
}

/** The cheapest way to get an effect once more with the means that are left. */
export function cheapest(
  w: View,
  { pool, special }: Means,
  verb: 'move' | 'claw',
  swordsWanted: boolean,
): Spending | undefined {
  const effect: Effect = verb === 'move' ? 'foot' : 'claw'
  const star = heroCard(w, w.players[w.active] as PlayerView).star.includes(effect)
  let cost = Number.POSITIVE_INFINITY
  let source = 0
  let spent: Face | undefined
  let times = 0
  const offer = (by: number, price: number, face: Face | undefined, dice: number): void => {
    if (price >= cost) return
    cost = price
    source = by
    spent = face
    times = dice
  }
  if (count(pool, effect) > 0) offer(dieSource(effect), 0, effect, 1)
  if (star && count(pool, 'star') > 0) offer(dieSource('star'), dieCost('star', swordsWanted), 'star', 1)
  if (special === effect || (special === 'star' && star)) offer(SPECIAL_SOURCE, 2, undefined, 0)
  for (const face of SYMBOLS) {
    if (face === effect || count(pool, face) < 2) continue
    offer(forgeSource(face), 1 + 2 * dieCost(face, swordsWanted), face, 2)
  }
  if (cost === Number.POSITIVE_INFINITY) return undefined
  const left: Means = spent === undefined ? { pool, special: 'blank' } : { pool: without(pool, spent, times), special }
  return { choice: enhance(verb, source, 0), left, cost, portal: verb === 'move' }
}

/** Cards that make a step of their own: Boots, Lantern, Tailwind, and the Jump Potion. */
function stepCards(w: View): Spending[] {
  const player = w.players[w.active] as PlayerView
  const left = meansOf(w)
  const found: Spending[] = []
  const add = (choice: Choice, cost: number): void => void found.push({ choice, left, cost, portal: false })
  if (ownedItem(player.items, 'IT01')?.ready === true) add(['use', 'IT01'], 0)
  if (ownedArtifact(w, w.active, 'AR02')?.ready === true) add(['use', 'AR02'], 0)
  if (inForce(w, 'EV08') && !w.turn.tailwind) add(['use', 'EV08'], 0)
  return found
}

/**
 * Lists the steps that could be made one after the other, the cheapest first, with the means that are left after each.
 * `ahead` steps are already paid for.
 */
export function stepBudget(w: View, ahead: number, portal: boolean, swordsWanted: boolean): Spending[] {
  let means = meansOf(w)
  const none: Choice = ['stop']
  const steps: Spending[] = Array.from({ length: ahead }, () => ({ choice: none, left: means, cost: 0, portal }))
  for (const card of stepCards(w)) steps.push({ ...card, left: means })
  for (;;) {
    const next = cheapest(w, means, 'move', swordsWanted)
    if (next === undefined || steps.length >= MOST_STEPS) return steps
    steps.push(next)
    means = next.left
  }
}

/** No plan has more steps than this. */
const MOST_STEPS = 8
