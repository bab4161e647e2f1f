import { named, oneOf, type Word, words } from '@undercroft/kernel'
import { CELL_NAMES, DIRECTIONS } from '../content/cells.ts'
import { readLayout, sayLayout } from '../content/layout.ts'
import { READY_IDS } from '../content/layouts/index.ts'
import { TURNS } from '../content/structures.ts'
import { FIGURES, KINDS } from '../content/units.ts'

const cell = named('cell', CELL_NAMES)
const figure = named('figure', FIGURES)
const direction = oneOf('direction', DIRECTIONS)

/** WM-8.1 */
export const ITEMS = ['ball', 'key'] as const
export type Item = (typeof ITEMS)[number]

/** A whole layout as `sayLayout` writes it; also illegal ones, so that a rule refuses them and not the spelling. */
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
