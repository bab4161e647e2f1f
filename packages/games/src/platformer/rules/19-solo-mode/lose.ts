import type { Table } from '@undercroft/kernel'
import { soloTurns } from '../../state/content.ts'
import type { Platformer, State } from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

/** PL-19.13: a lost solo game scores 0. */
export function lose(s: State, by: Rule, t: Table<Platformer>): void {
  t.tell({ what: 'lost', by })
  s.outcome ??= { winners: [], lost: true, by, scores: [0], rounds: Math.min(s.round, soloTurns(s)) }
}
