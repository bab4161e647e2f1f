import { ABILITIES, type AbilityId, abilityOf, type HeroCard } from '../content/heroes.ts'
import { abilityAt, boxOf } from '../state/content.ts'
import { heroOf } from '../state/heroes.ts'
import { factsOf, roomOf, roomsOf } from '../state/map.ts'
import type { Open, Player } from '../state/state.ts'

/** What is at hand when an ability is chosen. */
interface Moment {
  readonly gold: number
  /** Life Points lost. */
  readonly hurt: number
  /** Explored rooms of the Hero's level, with chests that are shut and traps that are live among them. */
  readonly rooms: number
  readonly locks: number
}

/**
 * How good it is to have learned an ability; what costs gold is better with some, what protects better for the wounded.
 */
const WORTHS: { readonly [id in AbilityId]?: (moment: Moment) => number } = {
  preemptiveStrike: () => 1.1,
  criticalSwing: ({ gold }) => 1.3 + 0.1 * gold,
  shieldDrill: ({ hurt }) => 0.8 + 0.1 * hurt,
  battleHardened: ({ hurt }) => 0.9 + 0.15 * hurt,
  animalForm: ({ gold }) => 0.9 + 0.1 * gold,
  barkskin: ({ hurt }) => 0.9 + 0.15 * hurt,
  wolfCompanion: () => 1.4,
  naturesGift: ({ hurt }) => 0.9 + 0.15 * hurt,
  wizardsApprentice: () => 1.2,
  blink: ({ rooms }) => 0.5 + 0.04 * rooms,
  fireball: () => 0.9,
  arcaneMastery: () => 1.2,
  nimbleFingers: ({ locks }) => 0.6 + 0.25 * locks,
  slipAway: ({ gold, hurt }) => 0.5 + 0.06 * gold + 0.06 * hurt,
  volley: () => 1.1,
  deadeye: () => 1.2,
  smite: () => 1.2,
  righteousFury: ({ gold }) => 1.5 + 0.08 * gold,
  aegis: ({ gold, hurt }) => 0.6 + 0.08 * gold + 0.12 * hurt,
  sanctuary: ({ hurt }) => 0.7 + 0.25 * hurt,
  goldSense: ({ locks }) => 0.6 + 0.2 * locks,
  tunneller: ({ gold, rooms }) => 0.6 + 0.05 * gold + 0.04 * rooms,
  stoneStance: () => 1.1,
  demolition: () => 1.3,
}

/** The lower ability of a card comes later, so it counts for less. */
const LATER = 0.4

/** What each symbol is worth that an ability makes more at this table than it is printed to. */
const SYMBOL = 0.25

/** MA-13.7: what the next ability of a Hero card is worth, and the one behind it. */
export function learnWorth(s: Open, player: Player, card: HeroCard): number {
  const { id, learned } = heroOf(s, player)
  if (id === 'none') return 0
  const moment = momentOf(s, player)
  const worthOf = (ability: AbilityId): number =>
    (WORTHS[ability]?.(moment) ?? 0) + SYMBOL * (abilityAt(s, ability).gives.length - ABILITIES[ability].gives.length)
  const [next, then] = (['1', '2'] as const)
    .map(slot => abilityOf(id, `${card}${slot}`))
    .filter(ability => !learned.includes(ability))
    .map(worthOf)
  return (next ?? 0) + LATER * (then ?? 0)
}

function momentOf(s: Open, player: Player): Moment {
  const { gold, lp, room } = heroOf(s, player)
  const { level } = roomOf(s, room)
  const rooms = roomsOf(s, level)
  const chests = rooms.filter(each => factsOf(s, each).dock?.use === 'chest' && !roomOf(s, each).opened)
  const traps = s.traps.filter(trap => trap.level === level && trap.live)
  return {
    gold,
    hurt: boxOf(s).life - Math.max(0, lp),
    rooms: rooms.length,
    locks: Math.min(3, chests.length + traps.length),
  }
}
