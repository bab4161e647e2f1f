import type { Thinking } from '@undercroft/kernel'
import { type Cell, columnOf, NOWHERE, rowOf } from '../content/cells.ts'
import { HERO, type State, type WithoutMasters } from '../state/state.ts'
import { view } from '../state/view.ts'
import { says } from '../words/says.ts'
import { expectedDanger, menaces, openSpawns } from './danger.ts'
import { outlook } from './outlook.ts'
import value from './value.json' with { type: 'json' }

/** The Hero's features. The Game Master has none: the chance of one is what the other's leaves. */
const FEATURES = [
  'is the Hero',
  'setups completed',
  'treats',
  'treats after the last setup',
  'move points to the end',
  'move points to the end of the last setup',
  'enemies',
  'enemies close by',
  'has the turn',
  'enemies close by while it has the turn',
  'holds the ball',
  'the end is locked',
  'last treat',
  'treats for the way that is left',
  'share of the turns played',
  'the same, for each turn to the end',
  'treats that the Game Master may take next',
  'share of the treats that it may take',
] as const

/** Turns that a setup takes which is not built yet. */
const SETUP_TURNS = 3

/** A way that is longer than this is as good as none. */
const LONGEST_WAY = 40

/** Enemies that a dog meets within a turn. */
const CLOSE = 3

export const thinking: Thinking<WithoutMasters> = {
  horizon: 4,
  tables: [{}, { botSetups: 'generated', difficulty: 'harsh' }, { botSetups: 'generated', difficulty: 'gentle' }],
  // WM-14.2: the table has agreed on how hard its yards are, and the hardest of a kind are harder.
  habits: ['building'],
  turn: s => s.setup * 1000 + s.turn * 2 + (isHeroTurn(s) ? 0 : 1),
  features: FEATURES,
  says,
  value,
  trust: 0.7,
  sides: () => [0, 1],
  measure(s, seat, into) {
    into.fill(0)
    if (seat !== HERO) return
    const placed = s.hero !== NOWHERE
    const seen = view(s)
    const way = placed ? Math.min(outlook(seen).left(s.hero), LONGEST_WAY) : LONGEST_WAY
    const last = s.setup === 3
    const close = s.enemies.filter(({ cell }) => cell !== NOWHERE && apart(cell, s.hero) <= CLOSE).length
    const turn = isHeroTurn(s) ? 1 : 0
    const played = s.turn / s.options.turnLimit
    const danger = placed && turn === 0 ? expectedDanger(seen, menaces(seen), openSpawns(seen), s.hero, s.died) : 0
    into.set([
      1,
      s.setup - 1,
      s.treats,
      last ? s.treats : 0,
      way / 6,
      last ? way / 6 : 0,
      s.enemies.length,
      placed ? close : 0,
      turn,
      placed ? turn * close : 0,
      s.held === 'ball' ? 1 : 0,
      s.locked ? 1 : 0,
      s.treats <= 1 ? 1 : 0,
      s.treats / (1 + way / 6 + SETUP_TURNS * (3 - s.setup)),
      played,
      (played * way) / 6,
      danger,
      Math.min(1, danger / Math.max(1, s.treats)),
    ])
  },
}

/** The frame of the Hero's turn stays on the stack until that turn ends. */
function isHeroTurn(s: State): boolean {
  return s.frames.some(({ phase }) => phase === 'heroTurn')
}

/** Counts the steps between two cells, whatever is in the way. */
function apart(a: Cell, b: Cell): number {
  return Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b))
}
