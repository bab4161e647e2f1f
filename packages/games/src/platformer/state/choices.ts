import { type ChoiceOf, list, named, oneOf, words } from '@undercroft/kernel'
import { ARTIFACT_IDS } from '../content/artifacts.ts'
import { MOST_DICE, SYMBOLS } from '../content/dice.ts'
import { EVENT_IDS } from '../content/events.ts'
import { HERO_IDS } from '../content/heroes.ts'
import { ITEM_IDS } from '../content/items.ts'
import { POTION_IDS } from '../content/potions.ts'
import type { ShopCard } from './events.ts'
import {
  BLOW_NAMES,
  BOOST_NAMES,
  BOOSTS,
  type BoostId,
  MOST_BLOWS,
  SOURCE_NAMES,
  SOURCES,
  type SourceId,
} from './sources.ts'
import { SPACE_NAMES, type Space, WAYS, type Way } from './spaces.ts'

const HOLDS = ['stay', 'fall'] as const
/** PL-10.4: what a Hero that is held by a Ladder or a card may do under Gravity. */
export type Hold = (typeof HOLDS)[number]

/**
 * What pays for a Spawn: a die, or nothing (`free`) with the Phoenix Plume. The Special die can be named, and is
 * refused (PL-12.12).
 */
export const SPAWN_COSTS = [...SYMBOLS, 'special', 'free'] as const
export type SpawnCost = (typeof SPAWN_COSTS)[number]

/** The second die of a Forge in step 6 (PL-7.17). */
export const SECOND_DICE = [...SYMBOLS, 'special'] as const
export type SecondDie = (typeof SECOND_DICE)[number]

export const USABLE = [...ITEM_IDS, ...ARTIFACT_IDS, ...EVENT_IDS] as const
export type Usable = (typeof USABLE)[number]

const space = named('Space', SPACE_NAMES)
const source = named('source', SOURCE_NAMES)
const boost = named('boost', BOOST_NAMES)
const symbol = oneOf('Symbol', SYMBOLS)
const way = oneOf('direction', WAYS)
const hold = oneOf('hold', HOLDS)

/** `sword.x2+special.x1+shard` lists everything that goes into one Attack. */
const blows = list('blows', named('blow', BLOW_NAMES), '+', MOST_BLOWS)

export const verbs = words({
  hero: [oneOf('Hero', HERO_IDS)],
  spawn: [oneOf('die', SPAWN_COSTS), space],
  move: [source, boost],
  step: [way],
  portal: [space],
  stop: [],
  push: [space],
  attack: [space, blows],
  coin: [source, boost],
  claw: [source, boost],
  enemy: [space],
  drag: [way],
  gravity: [hold],
  ladder: [hold],
  buy: [oneOf('card', [...ITEM_IDS, ...POTION_IDS])],
  use: [oneOf('card', USABLE)],
  drink: [oneOf('Potion', POTION_IDS)],
  ability: [],
  take: [space],
  reroll: [list('dice', symbol, '+', MOST_DICE)],
  end: [],
  skip: [],
  set: [symbol],
  forge: [symbol, oneOf('die', SECOND_DICE), symbol],
})

// Every choice that can be listed is made once, so that offering it allocates nothing.

export const STOP: Choice = ['stop']
export const END: Choice = ['end']
export const SKIP: Choice = ['skip']
export const ABILITY: Choice = ['ability']
export const GRAVITY = { stay: ['gravity', 'stay'], fall: ['gravity', 'fall'] } as const satisfies Record<
  string,
  Choice
>
export const LADDER = { stay: ['ladder', 'stay'], fall: ['ladder', 'fall'] } as const satisfies Record<string, Choice>

type Enhanced = 'move' | 'coin' | 'claw'

const enhanced = (verb: Enhanced): Choice[][] =>
  SOURCES.map((_, source) => BOOSTS.map((_, boost): Choice => [verb, source, boost]))
const ENHANCED = { move: enhanced('move'), coin: enhanced('coin'), claw: enhanced('claw') }

type Aimed = 'portal' | 'push' | 'enemy' | 'take'

const aimed = (verb: Aimed): Choice[] => SPACE_NAMES.map((_, space): Choice => [verb, space])
const AIMED = { portal: aimed('portal'), push: aimed('push'), enemy: aimed('enemy'), take: aimed('take') }

const STEPS = WAYS.map((way): Choice => ['step', way])
const DRAGS = WAYS.map((way): Choice => ['drag', way])
const SPAWNS = SPAWN_COSTS.map(cost => SPACE_NAMES.map((_, space): Choice => ['spawn', cost, space]))
export const HEROES_CHOSEN: readonly Choice[] = HERO_IDS.map((hero): Choice => ['hero', hero])
export const USES: readonly Choice[] = USABLE.map((card): Choice => ['use', card])
export const SETS: readonly Choice[] = SYMBOLS.map((face): Choice => ['set', face])

/** The index is 30 × first die + 5 × second die + Symbol. */
export const FORGES: readonly Choice[] = SYMBOLS.flatMap(one =>
  SECOND_DICE.flatMap(other => SYMBOLS.map((into): Choice => ['forge', one, other, into])),
)

export const enhance = (verb: Enhanced, source: SourceId, boost: BoostId): Choice =>
  ENHANCED[verb][source]?.[boost] as Choice
export const aim = (verb: Aimed, space: Space): Choice => AIMED[verb][space] as Choice
export const stepTo = (way: Way): Choice => STEPS[WAYS.indexOf(way)] as Choice
export const dragTo = (way: Way): Choice => DRAGS[WAYS.indexOf(way)] as Choice
export const spawnOn = (cost: SpawnCost, space: Space): Choice => SPAWNS[SPAWN_COSTS.indexOf(cost)]?.[space] as Choice

export const DRINKS: readonly Choice[] = POTION_IDS.map((potion): Choice => ['drink', potion])
export const SHOP_CARDS: readonly ShopCard[] = [...ITEM_IDS, ...POTION_IDS]
export const BUYS: readonly Choice[] = SHOP_CARDS.map((card): Choice => ['buy', card])

export type Choice = ChoiceOf<typeof verbs>
