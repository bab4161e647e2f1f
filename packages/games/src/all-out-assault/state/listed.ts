import { TILE_NAMES } from '../content/boards.ts'
import { type Choice, PAWNS, type PawnId, STATS, type StatId } from './state.ts'

// Every choice that can be listed, made once: offering them allocates nothing.

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
