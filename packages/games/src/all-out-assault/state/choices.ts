import { type ChoiceOf, list, named, oneOf, whole, words } from '@undercroft/kernel'
import { ARCHETYPE_NAMES, ARCHETYPES } from '../content/archetypes.ts'
import { TILE_NAMES } from '../content/boards.ts'
import { PAWNS, type PawnId, STATS, type StatId } from './state.ts'

const pawn = named('pawn', PAWNS)
const stat = named('stat', STATS)
const tile = named('tile', TILE_NAMES)

/** `6-5-4-3-2-1`; also numbers that no sheet may have, so that a rule refuses them and not the spelling. */
const sheet = list('sheet', whole('number', 0, 99), '-', STATS.length)

/** `a1-b1-b2`: the way from tile to tile, the pawn's own first. */
const path = list('path', tile, '-', 40)

const answer = oneOf('answer', ['yes', 'no'])

export const verbs = words({
  sheets: [sheet, sheet],
  pawn: [pawn],
  move: [tile],
  path: [path],
  injure: [stat],
  use: [answer],
  red: [stat],
  blue: [pawn, stat],
  train: [stat],
  attack: [pawn, stat],
  pass: [],
  tie: [stat],
  concede: [],
})

export type Choice = ChoiceOf<typeof verbs>

// Every choice that can be listed is made once, so that offering it allocates nothing.

export const YES: Choice = ['use', 'yes']
export const NO: Choice = ['use', 'no']
export const PASS: Choice = ['pass']
export const CONCEDE: Choice = ['concede']

const ACTIVATE = PAWNS.map((_, pawn): Choice => ['pawn', pawn])
const MOVE = TILE_NAMES.map((_, tile): Choice => ['move', tile])
const INJURE = STATS.map((_, stat): Choice => ['injure', stat])
const RED = STATS.map((_, stat): Choice => ['red', stat])
const TRAIN = STATS.map((_, stat): Choice => ['train', stat])
const TIE = STATS.map((_, stat): Choice => ['tie', stat])
const BLUE = PAWNS.map((_, pawn) => STATS.map((_, stat): Choice => ['blue', pawn, stat]))
const ATTACK = PAWNS.map((_, pawn) => STATS.map((_, stat): Choice => ['attack', pawn, stat]))

export const activate = (pawn: PawnId): Choice => ACTIVATE[pawn] as Choice
export const moveTo = (tile: number): Choice => MOVE[tile] as Choice
export const injure = (stat: StatId): Choice => INJURE[stat] as Choice
export const swapRed = (stat: StatId): Choice => RED[stat] as Choice
export const swapBlue = (pawn: PawnId, stat: StatId): Choice => BLUE[pawn]?.[stat] as Choice
export const train = (stat: StatId): Choice => TRAIN[stat] as Choice
export const attackWith = (pawn: PawnId, stat: StatId): Choice => ATTACK[pawn]?.[stat] as Choice
export const breakTie = (stat: StatId): Choice => TIE[stat] as Choice

/** Every pair of archetypes: what may be handed in without writing a sheet. */
export const PAIRS: readonly Choice[] = ARCHETYPE_NAMES.flatMap(first =>
  ARCHETYPE_NAMES.map((second): Choice => ['sheets', ARCHETYPES[first], ARCHETYPES[second]]),
)
