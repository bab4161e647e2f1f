import { type AbilityId, goldOf } from '../content/heroes.ts'
import { contentOf, type Housed } from '../state/content.ts'
import { cardOf } from '../state/decks.ts'
import { activeHero } from '../state/heroes.ts'
import type { CardId, Hero } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { endWorth, winsFallen } from './ending.ts'

/**
 * What abilities add to the blow of a turn's dice, in symbols that count, if there is the gold that they take; the
 * strongest first, for it has the gold.
 */
const POWER = {
  criticalSwing: 5,
  righteousFury: 3.5,
  demolition: 3,
  arcaneMastery: 2.6,
  deadeye: 2.1,
  smite: 1.5,
  animalForm: 1.3,
  wizardsApprentice: 1.1,
  wildShape: 1,
  wolfCompanion: 0.8,
  fireball: 0.6,
  volley: 0.5,
  stoneStance: 0.5,
  hammerGrip: 0.3,
  preemptiveStrike: 0.2,
} as const satisfies { readonly [id in AbilityId]?: number }
const STRONGEST = Object.keys(POWER) as readonly (keyof typeof POWER)[]

/** Cards that do without symbols of their own: dice set or rolled again. */
const TRICKS: { readonly [card in CardId]?: number } = { T09: 2, T06: 1.5, T08: 1 }

/** How likely six dice and so many more symbols beat the red Malaphyas (4/6, Iron-Tough Hide) in one turn. */
const CHANCES = [0.03, 0.2, 0.7, 0.95, 1] as const

/** What a card adds to an attack on Malaphyas. */
function strikeOf(card: CardId): number {
  const { gives } = cardOf(card).purple
  const swords = gives.filter(face => face === 'M').length
  const bows = gives.filter(face => face === 'R').length
  return swords + 0.7 * bows + (TRICKS[card] ?? 0)
}

/** A Hero's chance of beating Malaphyas in a turn that begins beside him. */
export function strikeChance(s: Housed, { learned, gold }: Hero, hand: readonly CardId[]): number {
  const { abilities } = contentOf(s)
  let purse = gold
  let power = 0
  for (const id of STRONGEST) {
    if (!learned.includes(id)) continue
    const takes = goldOf(abilities[id].cost)
    if (takes > purse) continue
    purse -= takes
    power += POWER[id]
  }
  for (const card of hand) power += strikeOf(card)
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
