import { sideStats } from '../content/house.ts'
import { contentOf, type Housed } from '../state/content.ts'
import { cardOf } from '../state/decks.ts'
import { activeHero } from '../state/heroes.ts'
import type { CardId, Hero } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { endWorth, winsFallen } from './ending.ts'
import { strikeOf, strikesAt } from './strikes.ts'

/** Cards that do without symbols of their own: dice set or rolled again. */
const TRICKS: { readonly [card in CardId]?: number } = { T09: 2, T06: 1.5, T08: 1 }

/** How likely six dice and so many more symbols beat the red Malaphyas (4/6, Iron-Tough Hide) in one turn. */
const PRINTED_DEFENSE = 6
const CHANCES = [0.03, 0.2, 0.7, 0.95, 1] as const

/** A Hero's chance of beating Malaphyas in a turn that begins beside him. */
export function strikeChance(s: Housed, { learned, gold }: Hero, hand: readonly CardId[]): number {
  let purse = gold
  let power = PRINTED_DEFENSE - sideStats(contentOf(s), 'malaphyas', 'red').defense
  for (const strike of strikesAt(s)) {
    if (strike.gold > purse || !learned.includes(strike.id)) continue
    purse -= strike.gold
    power += strike.power
  }
  for (const card of hand) power += strikeOf(cardOf(card).purple.gives) + (TRICKS[card] ?? 0)
  if (power <= 0) return CHANCES[0]
  const below = Math.min(CHANCES.length - 1, Math.floor(power))
  const at = CHANCES[below] ?? 0
  return at + (power - below) * ((CHANCES[below + 1] ?? at) - at)
}

/**
 * What falls are worth that bring a Hero to Malaphyas with all its dice: nothing for those who would not win after
 * them.
 */
export function siegeWorth(view: View): number {
  if (!winsFallen(view, view.turn.player)) return 0
  const chance = strikeChance(view, activeHero(view), view.hands[view.turn.player] ?? [])
  return chance < TOO_RARE ? 0 : PATIENT * chance * endWorth(view)
}

const TOO_RARE = 0.1
/** What comes a turn later is worth this much of itself. */
const PATIENT = 0.5
