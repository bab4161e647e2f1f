import { list, named, oneOf, type Word, words } from '@undercroft/kernel'
import { ALLIANCE_IDS } from '../content/alliance.ts'
import { BOSSES } from '../content/bosses.ts'
import { FACES } from '../content/faces.ts'
import { ABILITY_IDS, HERO_CARDS, HEROES } from '../content/heroes.ts'
import { GROUNDS } from '../content/large-tile.ts'
import { SMALL_TILES } from '../content/small-tiles.ts'
import { TREASURE_IDS } from '../content/treasure.ts'
import { type Cell, readCell, sayCell } from './cells.ts'
import type { CardId, DieId } from './state.ts'
import { target } from './target.ts'

const numbers = (letter: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${letter}${i}`)

/** m0 to m15 are minor dice, m16 to m23 major ones; bosses have their names. */
const FOE_NAMES: readonly string[] = [...numbers('m', 24), ...BOSSES]

const card: Word<CardId> = oneOf('card', [...TREASURE_IDS, ...ALLIANCE_IDS])
const hero = oneOf('Hero', HEROES)
const face = oneOf('face', FACES)
const room = named('room', numbers('r', 90))
const trap = named('trap', numbers('t', 12))
const foe = named('monster', FOE_NAMES)
const die = named('die', ['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'pet'])
const turns = named('rotation', ['0', '1', '2', '3'])

/** What pays: an action die, the pet die, a symbol, or the Free Step token. Equal dice are one source (MA-5.3). */
export const SOURCES = ['die', 'pet', 'symbol', 'token'] as const
export type Source = (typeof SOURCES)[number]
const source = oneOf('source', SOURCES)

const cell: Word<Cell> = { kind: 'cell', say: sayCell, read: readCell }

/** Dice by their numbers, rising: `0`, `145`, `6` for the pet die, `-` for none. */
const dice: Word<readonly DieId[]> = {
  kind: 'set of dice',
  say: value => (value.length === 0 ? '-' : value.join('')),
  read: text => {
    if (text === '-') return []
    if (!/^[0-6]{1,7}$/.test(text)) return undefined
    const read = [...text].map(Number)
    return read.every((each, i) => i === 0 || each > (read[i - 1] ?? 0)) ? read : undefined
  },
}

const tiles = list(
  'row of tiles',
  oneOf(
    'tile',
    SMALL_TILES.map(tile => tile.id),
  ),
  ',',
  3,
)

export const verbs = words({
  // setup
  hero: [hero],
  random: [],
  // rolling
  roll: [],
  reroll: [dice],
  keep: [],
  captive: [dice],
  // the Free Step
  freeStep: [],
  wildShape: [face],
  // moving
  step: [source],
  move: [room],
  explore: [],
  stairs: [named('level', ['0', '1', '2', '3'])],
  place: [cell, turns],
  trap: [cell],
  pit: [oneOf('payment', [...SOURCES, 'wound'])],
  ground: [oneOf('battleground', GROUNDS)],
  // other actions
  use: [oneOf('ability', ABILITY_IDS), dice, target],
  open: [dice],
  fountain: [dice],
  portal: [dice, room],
  disarm: [trap, dice],
  magic: [source, die, face],
  drink: [source, hero],
  takeGold: [],
  buy: [],
  end: [],
  learn: [oneOf('Hero card', HERO_CARDS)],
  // combat
  fight: [],
  attack: [foe],
  commit: [face, source],
  takeBack: [face, source],
  pair: [],
  hurl: [list('payment', source, '+', 2)],
  resolve: [],
  // cards
  play: [card, target],
  answer: [hero, card, target],
  pass: [],
  discard: [card],
  set: [die, face],
  order: [tiles],
  walk: [room],
  drain: [hero],
  // monsters
  march: [foe, room],
  climb: [foe],
  towards: [hero],
  take: [foe],
  remove: [foe],
  ritual: [foe],
  done: [],
})
