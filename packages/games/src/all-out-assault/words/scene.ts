import type { Scene } from '@undercroft/kernel'
import { MODIFIERS, type Modifier, TILE_NAMES, tileName } from '../content/boards.ts'
import { setup } from '../rules/02-setup/setup.ts'
import { change } from '../rules/05-modifiers/change.ts'
import { writeClue } from '../state/clues.ts'
import { boardOf } from '../state/content.ts'
import { deduce } from '../state/deduction.ts'
import { END_OF_ROUND, PAWN, turnOf } from '../state/frames.ts'
import type { Options } from '../state/options.ts'
import { sound } from '../state/sound.ts'
import {
  type AllOutAssault,
  NONE,
  opponentOf,
  PAWNS,
  type Pawn,
  pawnOf,
  SEATS,
  STATS,
  type State,
} from '../state/state.ts'
import { readUse, writeUse } from '../state/uses.ts'

const GAME_KEYS = ['turn', 'first', 'round', 'quiet', 'bled', 'activated', ...PAWNS] as const
const PAWN_KEYS = ['tile', 'sheet', 'health', 'held', 'closedKind', 'closedStat', 'meditated', 'shown'] as const

const SHEETS = ['6 5 4 3 2 1', '1 2 3 4 5 6', '6 5 4 3 2 1', '1 2 3 4 5 6'] as const

/** Positions in words: `{ A1: { tile: e3, sheet: 6 5 4 3 2 1, health: 12, held: true }, turn: A, round: 3 }`. */
export const scene: Scene<AllOutAssault> = { read, show }

/** The beginning of somebody's turn, just before a pawn is chosen. */
function read(position: unknown, options: Options): State {
  const given = named(position, GAME_KEYS, 'a position')
  const s = setup(options)
  s.round = number(given.round, 1)
  s.quiet = number(given.quiet, 0)
  s.bled = given.bled === true
  s.first = index(SEATS, given.first ?? 'A', 'seat')
  s.mover = index(SEATS, given.turn ?? SEATS[s.first], 'seat')
  for (const [id, name] of PAWNS.entries()) readPawn(pawnOf(s, id), SHEETS[id] ?? '', given[name], s.round)
  for (const name of texts(given.activated)) pawnOf(s, index(PAWNS, name, 'pawn')).activated = true
  s.frames = s.mover === s.first ? [END_OF_ROUND, turnOf(opponentOf(s.first)), PAWN] : [END_OF_ROUND, PAWN]
  const broken = sound(s)
  if (broken.length > 0) throw new Error(`this position cannot come about: ${broken.join('; ')}`)
  return s
}

function readPawn(pawn: Pawn, usualSheet: string, position: unknown, round: number): void {
  const given = named(position, PAWN_KEYS, 'a pawn')
  if (given.tile !== undefined) pawn.tile = index(TILE_NAMES, given.tile, 'tile')
  pawn.health = number(given.health, pawn.health)
  if (pawn.health === 0) pawn.tile = NONE
  pawn.held = given.held === true
  if (given.closedKind !== undefined) pawn.lastKind = readKind(given.closedKind)
  if (given.closedStat !== undefined) pawn.lastStat = index(STATS, given.closedStat, 'stat')
  pawn.uses = texts(given.meditated).map(tile => writeUse(index(TILE_NAMES, tile, 'tile'), 0))
  readSheet(
    pawn,
    String(given.sheet ?? usualSheet)
      .split(/\s+/)
      .map(Number),
  )
  for (const name of texts(given.shown)) {
    const stat = index(STATS, name, 'stat')
    pawn.clues.push(writeClue('shown', round, stat, pawn.stats[stat]))
  }
}

/** A sheet that no pawn starts with needs a past: Red makes a stat 1 to 6, Blue makes it 0, Training lifts it beyond 6. */
function readSheet(pawn: Pawn, sheet: readonly number[]): void {
  const left = [1, 2, 3, 4, 5, 6].filter(value => !sheet.includes(value))
  pawn.start = sheet.map((value, stat) =>
    value >= 1 && value <= 6 && sheet.indexOf(value) === stat ? value : (left.shift() ?? 0),
  )
  pawn.stats = pawn.start.slice()
  for (const [stat, value] of sheet.entries()) {
    if (value === 0) change(pawn, 'blue', 0, stat, 0)
    else if (value !== pawn.stats[stat]) change(pawn, 'red', 0, stat, Math.min(value, 6))
    for (let lacks = value - 6; lacks > 0; lacks--) {
      pawn.clues.push(writeClue('fit', 0))
      change(pawn, 'trained', 0, stat, 0)
    }
  }
}

function readKind(value: unknown): Modifier {
  const kinds = Object.keys(MODIFIERS) as Modifier[]
  return kinds[index(kinds, value, 'kind of modifier')] as Modifier
}

/** As `read` takes it, with more: the activation being played, and what the public clues leave open of each sheet. */
function show(s: State): unknown {
  return {
    turn: SEATS[s.mover] ?? 'none',
    first: SEATS[s.first] ?? 'none',
    round: s.round,
    quiet: s.quiet,
    bled: s.bled,
    activated: PAWNS.filter((_, id) => pawnOf(s, id).activated),
    active: PAWNS[s.active] ?? 'none',
    roll: s.roll,
    path: s.path.map(tileName).join('-'),
    compared: s.compared.map(stat => STATS[stat]),
    ...Object.fromEntries(PAWNS.map((name, id) => [name, showPawn(s, pawnOf(s, id))])),
  }
}

function showPawn(s: State, pawn: Pawn): unknown {
  const { possible, sheets } = pawn.start.length > 0 ? deduce(pawn.clues) : { possible: [], sheets: 0 }
  const meditated = pawn.uses.map(use => readUse(use).tile).filter(tile => boardOf(s).kinds[tile] === 'meditation')
  return {
    tile: pawn.tile === NONE ? 'none' : tileName(pawn.tile),
    sheet: pawn.stats.join(' '),
    start: pawn.start.join(' '),
    health: pawn.health,
    held: pawn.held,
    closedKind: pawn.lastKind,
    closedStat: STATS[pawn.lastStat] ?? 'none',
    meditated: meditated.map(tileName),
    possible: possible.map(values => values.join('/')).join(' '),
    sheets,
  }
}

type Given<Key extends string> = { readonly [K in Key]?: unknown }

function named<Key extends string>(value: unknown, keys: readonly Key[], what: string): Given<Key> {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) throw new Error(`${what} is a set of names with values`)
  const wrong = Object.keys(value).find(name => !keys.some(key => key === name))
  if (wrong !== undefined) throw new Error(`${what} has no "${wrong}" (it has ${keys.join(', ')})`)
  return value as Given<Key>
}

function index(names: readonly string[], value: unknown, what: string): number {
  const found = names.indexOf(String(value))
  if (found < 0) throw new Error(`"${String(value)}" is not a ${what}`)
  return found
}

function number(value: unknown, otherwise: number): number {
  if (value === undefined) return otherwise
  if (!Number.isInteger(value)) throw new Error(`a whole number belongs here, not ${JSON.stringify(value)}`)
  return Number(value)
}

function texts(value: unknown): string[] {
  if (value === undefined) return []
  return (Array.isArray(value) ? value : String(value).split(/\s+/)).map(String)
}
