import { derived } from '@undercroft/kernel'
import type { Face } from '../content/faces.ts'
import { ABILITIES, ABILITY_IDS, type AbilityId } from '../content/heroes.ts'
import { abilitiesIn, type Content } from '../content/house.ts'
import { contentOf, type Housed } from '../state/content.ts'

/** What abilities add to the blow of a turn's dice, in symbols that count, if there is the gold that they take. */
const POWER: { readonly [id in AbilityId]?: number } = {
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
}

/** What a symbol more or less than printed changes, where dice that have to be there pay for the ability. */
const DOCKED = 0.3

/** How much symbols harm the red Malaphyas, whose hide stops the first Ranged. */
export function strikeOf(gives: readonly Face[]): number {
  const swords = gives.filter(face => face === 'M').length
  const bows = gives.filter(face => face === 'R').length
  return swords + 0.7 * bows
}

interface Strike {
  readonly id: AbilityId
  readonly power: number
  readonly gold: number
}

/** The strongest first, for it has the gold. */
const strikesIn = derived((content: Content): readonly Strike[] => {
  const abilities = abilitiesIn(content)
  const strikes = ABILITY_IDS.map((id): Strike => {
    const { cost, gives } = abilities[id]
    const more = strikeOf(gives) - strikeOf(ABILITIES[id].gives)
    const sure = cost.kind === 'paid' && cost.dock.length > 0 ? DOCKED : 1
    return { id, power: (POWER[id] ?? 0) + sure * more, gold: cost.kind === 'paid' ? cost.gold : 0 }
  })
  const place = Object.keys(POWER)
  return strikes
    .filter(({ power }) => power > 0)
    .sort((a, b) => b.power - a.power || place.indexOf(a.id) - place.indexOf(b.id))
})

/** The abilities that help against Malaphyas. */
export const strikesAt = (s: Housed): readonly Strike[] => strikesIn(contentOf(s))
