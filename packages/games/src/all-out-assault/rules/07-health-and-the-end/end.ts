import type { Asides, Table } from '@undercroft/kernel'
import { CONCEDE } from '../../state/choices.ts'
import { standing, totalHealth } from '../../state/standing.ts'
import { type AllOutAssault, opponentOf, PAWNS, pawnOf, SEATS, type State } from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

/** What the end needs of the table; an aside has no more. */
export type Telling = Pick<Table<AllOutAssault>, 'tell' | 'reveal'>

/** AA-7.8: the side with more pawns wins, then the side with more health, then nobody. */
export function score(s: State, rule: 'AA-7.6' | 'AA-7.7', t: Telling): void {
  const pawns = SEATS.map((_, seat) => standing(s, seat))
  const health = SEATS.map((_, seat) => totalHealth(s, seat))
  t.tell({ what: 'limit', rule, pawns, health })
  const lead = (pawns[0] ?? 0) - (pawns[1] ?? 0) || (health[0] ?? 0) - (health[1] ?? 0)
  finish(s, lead === 0 ? [] : [lead > 0 ? 0 : 1], rule, t)
}

/** Ends the game and shows all sheets (AA-8.1). */
export function finish(s: State, winners: readonly number[], by: Rule, t: Telling): void {
  s.outcome = { winners, by, rounds: s.round }
  t.reveal(
    'AA-8.1',
    'all',
    s.pawns.map(({ start, stats, picks }) => ({ start, stats, picks })),
  )
  for (let id = 0; id < PAWNS.length; id++) {
    const { start, stats } = pawnOf(s, id)
    if (start.length > 0) t.tell({ what: 'sheet', pawn: id, start: start.slice(), stats: stats.slice() })
  }
}

/** AA-7.5: either seat may concede at any time, during setup too. */
export const asides: Asides<AllOutAssault> = {
  offer: (_, o) => void o.may(CONCEDE),
  on: {
    concede({ s, seat, t }) {
      t.tell({ what: 'conceded', seat })
      finish(s, [opponentOf(seat)], 'AA-7.5', t)
    },
  },
}
