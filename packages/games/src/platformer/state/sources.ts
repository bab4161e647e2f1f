import { type Face, SYMBOLS } from '../content/dice.ts'

/** Where a Symbol comes from (section 20 of the rulebook). A source is the index of its name in SOURCES. */
export type SourceKind = 'die' | 'special' | 'forge' | 'anvil' | 'hammer' | 'wild'
export type SourceId = number

export interface Source {
  readonly name: string
  readonly kind: SourceKind
  /** The faces of the Action dice it takes; none for the Special die and the Wild Draught. */
  readonly dice: readonly Face[]
}

const PAIRS = SYMBOLS.flatMap((one, i) => SYMBOLS.slice(i + 1).map(other => [one, other] as const))

export const SOURCES: readonly Source[] = [
  ...SYMBOLS.map((face): Source => ({ name: face, kind: 'die', dice: [face] })),
  { name: 'special', kind: 'special', dice: [] },
  ...SYMBOLS.map((face): Source => ({ name: `forge-${face}`, kind: 'forge', dice: [face, face] })),
  ...PAIRS.map(([one, other]): Source => ({ name: `anvil-${one}-${other}`, kind: 'anvil', dice: [one, other] })),
  ...SYMBOLS.map((face): Source => ({ name: `hammer-${face}`, kind: 'hammer', dice: [face] })),
  { name: 'wild', kind: 'wild', dice: [] },
]
export const SOURCE_NAMES: readonly string[] = SOURCES.map(({ name }) => name)
export const sourceOf = (id: SourceId): Source => SOURCES[id] as Source

const named = (name: string): SourceId => SOURCE_NAMES.indexOf(name)
export const SPECIAL_SOURCE = named('special')
export const WILD_SOURCE = named('wild')
export const dieSource = (face: Face): SourceId => SYMBOLS.indexOf(face)
export const forgeSource = (face: Face): SourceId => SPECIAL_SOURCE + 1 + SYMBOLS.indexOf(face)

/** The highest multiplier: 50 Gems pay for ten times at most, discounts included (PL-8.2). */
export const MOST_TIMES = 10

export interface Boost {
  readonly name: string
  /** The multiplier m (PL-8.5). */
  readonly times: number
  /** Whether Pippa's Facet makes it 1 Gem cheaper. */
  readonly facet: boolean
}

/** How a Symbol is enhanced, as an index of BOOSTS. The first one means "not at all". */
export type BoostId = number

const TIMES = Array.from({ length: MOST_TIMES }, (_, i) => i + 1)

export const BOOSTS: readonly Boost[] = [
  ...TIMES.map(times => ({ name: `x${times}`, times, facet: false })),
  ...TIMES.slice(1).map(times => ({ name: `x${times}f`, times, facet: true })),
]
export const BOOST_NAMES: readonly string[] = BOOSTS.map(({ name }) => name)
export const boostOf = (id: BoostId): Boost => BOOSTS[id] as Boost
export const boostFor = (times: number, facet = false): BoostId => (facet ? MOST_TIMES + times - 2 : times - 1)

/** One part of an Attack, as an index of BLOW_NAMES: a source with its boost, or the Crown Shard. */
export type BlowId = number

export const BLOW_NAMES: readonly string[] = [
  ...SOURCES.flatMap(({ name }) => BOOSTS.map(boost => `${name}.${boost.name}`)),
  'shard',
]
export const SHARD_BLOW: BlowId = BLOW_NAMES.length - 1
export const blowOf = (source: SourceId, boost: BoostId): BlowId => source * BOOSTS.length + boost
export const blowSource = (blow: BlowId): SourceId => Math.floor(blow / BOOSTS.length)
export const blowBoost = (blow: BlowId): BoostId => blow % BOOSTS.length

/** No Attack has as many parts: dice, Special die, Draughts and Shard together make fewer. */
export const MOST_BLOWS = 12
