import type { Asides, Table } from '@undercroft/kernel'
import { CONCEDE } from '../../state/listed.ts'
import {
  type AllOutAssault,
  NONE,
  opponentOf,
  ownerOf,
  PAWNS,
  type PawnId,
  pawnOf,
  pawnsOf,
  SEATS,
  type State,
} from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

type Telling = Pick<Table<AllOutAssault>, 'tell' | 'reveal'>

/** AA-7.2: health stops at 0, and there the pawn leaves the board. AA-7.4: one pawn at a time. */
export function lose(s: State, id: PawnId, loss: number, t: Telling): void {
  const pawn = pawnOf(s, id)
  const lost = Math.min(loss, pawn.health)
  pawn.health -= lost
  s.bled = true
  t.tell({ what: 'lost', pawn: id, loss, health: pawn.health })
  if (pawn.health > 0) return
  pawn.tile = NONE
  pawn.held = false
  t.tell({ what: 'defeated', pawn: id })
  const owner = ownerOf(id)
  if (standing(s, owner) === 0) finish(s, [opponentOf(owner)], 'AA-7.3', t)
}

/** AA-7.8: more pawns, then more health, then nobody. */
export function score(s: State, rule: 'AA-7.6' | 'AA-7.7', t: Telling): void {
  const pawns = SEATS.map((_, seat) => standing(s, seat))
  const health = SEATS.map((_, seat) => totalHealth(s, seat))
  t.tell({ what: 'limit', rule, pawns, health })
  const lead = (pawns[0] ?? 0) - (pawns[1] ?? 0) || (health[0] ?? 0) - (health[1] ?? 0)
  finish(s, lead === 0 ? [] : [lead > 0 ? 0 : 1], rule, t)
}

/** AA-8.1: with the outcome everything is shown. */
function finish(s: State, winners: readonly number[], by: Rule, t: Telling): void {
  s.outcome = { winners, by }
  t.reveal('AA-8.1', 'all')
  for (let id = 0; id < PAWNS.length; id++) {
    const { start, stats } = pawnOf(s, id)
    if (start.length > 0) t.tell({ what: 'sheet', pawn: id, start: start.slice(), stats: stats.slice() })
  }
}

/** AA-7.5: at any time, setup included. */
export const asides: Asides<AllOutAssault> = {
  offer: (_, o) => void o.may(CONCEDE),
  on: {
    concede({ s, seat, t }) {
      t.tell({ what: 'conceded', seat })
      finish(s, [opponentOf(seat)], 'AA-7.5', t)
    },
  },
}

function standing(s: State, seat: number): number {
  return pawnsOf(seat).filter(id => pawnOf(s, id).health > 0).length
}

function totalHealth(s: State, seat: number): number {
  return pawnsOf(seat).reduce((sum, id) => sum + pawnOf(s, id).health, 0)
}
