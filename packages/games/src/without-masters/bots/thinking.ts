import type { Thinking } from '@undercroft/kernel'
import { type Cell, columnOf, NOWHERE, rowOf } from '../content/cells.ts'
import { FAR } from '../rules/05-the-hero-moves/reach.ts'
import { HERO, type State, type WithoutMasters } from '../state/state.ts'
import { view } from '../state/view.ts'
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
  'the end cannot be reached',
  'enemies',
  'enemies close by',
  'has the turn',
  'enemies close by while it has the turn',
  'holds the ball',
  'the end is locked',
] as const

/** A way that is longer than this is as good as none. */
const LONGEST_WAY = 40

/** Enemies that a dog meets within a turn. */
const CLOSE = 3

export const thinking: Thinking<WithoutMasters> = {
  horizon: 2,
  tables: [{}, { botSetups: 'generated', difficulty: 'harsh' }, { botSetups: 'generated', difficulty: 'gentle' }],
  turn: s => s.setup * 1000 + s.turn * 2 + (isHeroTurn(s) ? 0 : 1),
  features: FEATURES,
  value,
  trust: 0.7,
  sides: () => [0, 1],
  measure(s, seat, into) {
    into.fill(0)
    if (seat !== HERO) return
    const placed = s.hero !== NOWHERE
    const left = placed ? outlook(view(s)).left(s.hero) : LONGEST_WAY
    const way = Math.min(left, LONGEST_WAY)
    const last = s.setup === 3
    const close = s.enemies.filter(({ cell }) => cell !== NOWHERE && apart(cell, s.hero) <= CLOSE).length
    const turn = isHeroTurn(s) ? 1 : 0
    into.set([
      1,
      s.setup - 1,
      s.treats,
      last ? s.treats : 0,
      way / 6,
      last ? way / 6 : 0,
      left >= FAR ? 1 : 0,
      s.enemies.length,
      placed ? close : 0,
      turn,
      placed ? turn * close : 0,
      s.held === 'ball' ? 1 : 0,
      s.locked ? 1 : 0,
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
