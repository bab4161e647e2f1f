import type { Thinking } from '@undercroft/kernel'
import { type ElectroDungeon, explorerAt, explorerOf, MOF } from '../state/state.ts'
import { says } from '../words/says.ts'
import { drafts } from './drafts.ts'
import { FEATURES, measure } from './features.ts'
import value from './value.json' with { type: 'json' }

/** The share of Explorers who were with those who escaped, by the fragments that they held before: of 700 games of three. */
const ESCAPES = [0.79, 0.86, 0.92, 0.94]

/**
 * What is added to a team's score. Training answers at random now and then, which costs several Explorers more than one or
 * the Master. It and `trust` are by 700 games of greedy bots, seeds `esc1` and `esc2`.
 */
const TEAM_LEAN = 0.6

export const thinking: Thinking<ElectroDungeon> = {
  horizon: 4,
  tables: [{}, { explorers: 2 }, { explorers: 4 }, { explorers: 1 }, { explorers: 5 }],
  turn: s => s.round * 16 + s.turn.leader + 1,
  features: FEATURES,
  trust: 1.13,
  says,
  value,
  sides: s => [0, ...s.explorers.map(() => 1)],
  lean: ({ explorers }) => [0, explorers.length > 1 ? TEAM_LEAN : 0],
  withSide: ({ explorers }, seat) =>
    seat === MOF || explorers.length === 1 ? 1 : (ESCAPES[explorerAt({ explorers }, explorerOf(seat)).fragments] ?? 1),
  measure,
  drafts,
}
