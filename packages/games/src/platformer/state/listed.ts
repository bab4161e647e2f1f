import { SYMBOLS } from '../content/dice.ts'
import { HERO_IDS } from '../content/heroes.ts'
import { ITEM_IDS } from '../content/items.ts'
import { POTION_IDS } from '../content/potions.ts'
import { SECOND_DICE, SPAWN_COSTS, type SpawnCost, USABLE } from './choices.ts'
import type { ShopCard } from './events.ts'
import { BOOSTS, type BoostId, SOURCES, type SourceId } from './sources.ts'
import { SPACE_NAMES, type Space, WAYS, type Way } from './spaces.ts'
import type { Choice } from './state.ts'

// Every choice that can be listed, made once: offering them allocates nothing.

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

/** By 30 × first die + 5 × second die + Symbol. */
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
