import type { Table } from '@undercroft/kernel'
import { isSolo } from '../../state/options.ts'
import { rowOf } from '../../state/spaces.ts'
import { type Platformer, playerOf, type State } from '../../state/state.ts'
import { netWorth, soloScore } from '../19-solo-mode/score.ts'

/** PL-17.1: whoever Defeats the Boss wins at once. A solo game has a score. */
export function defeatBoss(s: State, surplus: number, t: Table<Platformer>): void {
  t.tell({ what: 'bossDefeated', seat: s.active, surplus })
  if (!isSolo(s.options)) {
    t.tell({ what: 'ranked', seats: ranking(s, s.active) })
    s.outcome = { winners: [s.active], by: 'PL-17.1', rounds: s.round }
    return
  }
  const parts = soloScore(s, surplus)
  const total = parts.reduce((sum, part) => sum + part, 0)
  t.tell({ what: 'score', total, parts })
  s.outcome = { winners: [s.active], by: 'PL-17.1', scores: [total], rounds: s.round }
}

/** PL-17.3: ranks the winner first, then those who have entered the Boss Level, then by row, Gems and net worth. */
export function ranking(s: State, winner: number): number[] {
  const worth = (seat: number): number[] => {
    const player = playerOf(s, seat)
    return [seat === winner ? 1 : 0, player.entered ? 1 : 0, rowOf(player.space), player.gems, netWorth(s, player)]
  }
  return s.players
    .map((_, seat) => seat)
    .sort((a, b) => {
      const [left, right] = [worth(a), worth(b)]
      const at = left.findIndex((value, i) => value !== right[i])
      return at < 0 ? a - b : (right[at] ?? 0) - (left[at] ?? 0)
    })
}

/** PL-17.5: nobody wins after the last Round. */
export function endByLimit(s: State, t: Table<Platformer>): void {
  t.tell({ what: 'limit', rounds: s.options.roundLimit })
  t.tell({ what: 'ranked', seats: ranking(s, -1) })
  s.outcome = { winners: [], by: 'PL-17.5', rounds: s.options.roundLimit }
}
