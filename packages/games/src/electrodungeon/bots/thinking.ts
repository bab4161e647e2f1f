import type { Seat, Thinking } from '@undercroft/kernel'
import { FRAGMENTS } from '../content/rooms.ts'
import { lastRound } from '../state/options.ts'
import { type ElectroDungeon, explorerAt, explorerOf, MOF, type State } from '../state/state.ts'
import { view } from '../state/view.ts'
import { goalOf } from '../words/aims.ts'
import value from './value.json' with { type: 'json' }

/** The Explorers' features: the Master of Fates has none, and its chance is what theirs leaves. */
const FEATURES = [
  'is here',
  'share of the rounds played',
  'fragments found',
  'all fragments found',
  'doors opened',
  'tasks done',
  'exit open',
  'keys held',
  'Lives',
  'weakest Life',
  'cards',
  'steps to the next goal',
  'beasts in combat',
] as const

/** A goal that is further than this is as good as none. */
const FAR = 30

/** The share of Explorers who were with those who escaped, by the fragments that they held before: of 120 games. */
const ESCAPES = [0.73, 0.81, 0.84, 0.86]

export const thinking: Thinking<ElectroDungeon> = {
  horizon: 4,
  tables: [{}, { explorers: 2 }, { explorers: 4 }, { explorers: 1 }, { explorers: 5 }],
  turn: s => s.round * 16 + s.turn.leader + 1,
  features: FEATURES,
  value,
  sides: s => [0, ...s.explorers.map(() => 1)],
  withSide: ({ explorers }, seat) =>
    seat === MOF || explorers.length === 1 ? 1 : (ESCAPES[explorerAt({ explorers }, explorerOf(seat)).fragments] ?? 1),
  measure(s, seat, into) {
    into.fill(0)
    if (seat === MOF) return
    const { explorers } = s
    const { live, hand, keys, fragments } = explorerAt(s, explorerOf(seat))
    const team = teamOf(s, seat)
    const steps =
      s.round === 0 ? FAR : Math.min(FAR, Math.max(0, goalOf(view(s, seat), explorerOf(seat)).cost + FAR / 2))
    const share = 1 / explorers.length
    into.set([
      team.here,
      team.rounds,
      fragments,
      team.complete,
      team.opened,
      team.done,
      team.exit,
      keys,
      live * share,
      team.weakest,
      hand.length * share,
      steps * share,
      team.beasts,
    ])
  },
}

/** What concerns the whole team is said by the first Explorer alone, so that it does not count once for each. */
function teamOf(s: State, seat: Seat) {
  const none = { here: 0, rounds: 0, complete: 0, opened: 0, done: 0, exit: 0, weakest: 0, beasts: 0 }
  if (seat !== MOF + 1) return none
  const found = s.explorers.reduce((sum, { fragments }) => sum + fragments, 0)
  return {
    here: 1,
    rounds: s.round / lastRound(s.options),
    complete: found >= FRAGMENTS ? 1 : 0,
    opened: s.doors.filter(({ locked }) => !locked).length,
    done: s.doors.filter(({ done }) => done).length,
    exit: s.doors.some(({ card, locked }) => card === 'lock' && !locked) ? 1 : 0,
    weakest: Math.min(...s.explorers.map(({ live }) => live)),
    beasts: s.rooms.filter(({ combat }) => combat).length,
  }
}
