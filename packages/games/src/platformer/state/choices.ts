import { list, named, oneOf, words } from '@undercroft/kernel'
import { ARTIFACT_IDS } from '../content/artifacts.ts'
import { SYMBOLS } from '../content/dice.ts'
import { EVENT_IDS } from '../content/events.ts'
import { HERO_IDS } from '../content/heroes.ts'
import { ITEM_IDS } from '../content/items.ts'
import { POTION_IDS } from '../content/potions.ts'
import { BLOW_NAMES, BOOST_NAMES, MOST_BLOWS, SOURCE_NAMES } from './sources.ts'
import { SPACE_NAMES, WAYS } from './spaces.ts'

const HOLDS = ['stay', 'fall'] as const
/** PL-10.4: what a Hero that is held by a Ladder or a card may do under Gravity. */
export type Hold = (typeof HOLDS)[number]

/** What pays for a Spawn: a die; `free` with the Phoenix Plume. The Special die is named only to be refused (PL-12.12). */
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

/** `sword.x2+special.x1+shard`: everything that goes into one Attack. */
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
  reroll: [list('dice', symbol, '+', 5)],
  end: [],
  skip: [],
  set: [symbol],
  forge: [symbol, oneOf('die', SECOND_DICE), symbol],
})
