import { type ChoiceOf, named, oneOf, type Word, words } from '@undercroft/kernel'
import { CELL_NAMES, CELLS, type Cell, DIRECTIONS, type Way } from '../content/cells.ts'
import { readLayout, sayLayout } from '../content/layout.ts'
import { READY_IDS } from '../content/layouts/index.ts'
import { ITEMS, type Item } from '../content/pieces.ts'
import { TURNS, type Turn } from '../content/structures.ts'
import { FIGURES, type Figure, KINDS, type Kind } from '../content/units.ts'

const cell = named('cell', CELL_NAMES)
const figure = named('figure', FIGURES)
const direction = oneOf('direction', DIRECTIONS)

/**
 * A whole layout as `sayLayout` writes it. Illegal layouts can be read too, so that a rule refuses them and not the
 * parser.
 */
const layout: Word<string> = {
  kind: 'layout',
  say: value => value,
  read: text => {
    const read = readLayout(text)
    return read === undefined ? undefined : sayLayout(read)
  },
}

export const verbs = words({
  layout: [layout],
  ready: [oneOf('ready-made layout', READY_IDS), oneOf('turn', TURNS)],
  generate: [],
  accept: [],
  complain: [],
  step: [direction],
  push: [direction],
  throw: [cell],
  attack: [figure],
  take: [oneOf('item', ITEMS)],
  leave: [],
  endTurn: [],
  moveEnemy: [figure, cell],
  strike: [figure],
  spawn: [cell, oneOf('kind of enemy', KINDS)],
  concede: [],
})

export type Choice = ChoiceOf<typeof verbs>

// Every choice of play is one shared object, so that offering it allocates nothing.

const EVERY_CELL = Array.from({ length: CELLS }, (_, cell) => cell)

const STEP = DIRECTIONS.map(way => ['step', way] as const)
const PUSH = DIRECTIONS.map(way => ['push', way] as const)
const THROW = EVERY_CELL.map(cell => ['throw', cell] as const)
const ATTACK = FIGURES.map((_, figure) => ['attack', figure] as const)
const STRIKE = FIGURES.map((_, figure) => ['strike', figure] as const)
const MOVE_ENEMY = FIGURES.map((_, figure) => EVERY_CELL.map(cell => ['moveEnemy', figure, cell] as const))
const SPAWN = {
  light: EVERY_CELL.map(cell => ['spawn', cell, 'light'] as const),
  heavy: EVERY_CELL.map(cell => ['spawn', cell, 'heavy'] as const),
}
const TAKE = { ball: ['take', 'ball'], key: ['take', 'key'] } as const

export const GENERATE: Choice = ['generate']
export const ACCEPT: Choice = ['accept']
export const COMPLAIN: Choice = ['complain']
export const LEAVE: Choice = ['leave']
export const END_TURN: Choice = ['endTurn']
export const CONCEDE: Choice = ['concede']

export const step = (way: Way): Choice => STEP[way] as Choice
export const push = (way: Way): Choice => PUSH[way] as Choice
export const throwTo = (cell: Cell): Choice => THROW[cell] as Choice
export const attack = (figure: Figure): Choice => ATTACK[figure] as Choice
export const take = (item: Item): Choice => TAKE[item]
export const strike = (figure: Figure): Choice => STRIKE[figure] as Choice
export const moveEnemy = (figure: Figure, cell: Cell): Choice => MOVE_ENEMY[figure]?.[cell] as Choice
export const spawn = (cell: Cell, kind: Kind): Choice => SPAWN[kind][cell] as Choice

const READY = new Map<string, readonly Choice[]>()

/** A ready-made layout at each of its four turns. */
export function ready(id: string): readonly Choice[] {
  const known = READY.get(id)
  if (known !== undefined) return known
  const choices = TURNS.map((turn: Turn): Choice => ['ready', id, turn])
  READY.set(id, choices)
  return choices
}
