import { list, named, oneOf, whole, words } from '@undercroft/kernel'
import { TILE_NAMES } from '../content/boards.ts'
import { PAWNS, STATS } from './state.ts'

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
