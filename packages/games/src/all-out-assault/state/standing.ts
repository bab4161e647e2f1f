import { pawnOf, pawnsOf, type State } from './state.ts'

/** Counts the pawns of a seat that have not fallen. */
export function standing(s: State, seat: number): number {
  return pawnsOf(seat).filter(id => pawnOf(s, id).health > 0).length
}

/** Adds up the health of both pawns of a seat (AA-7.8). */
export function totalHealth(s: State, seat: number): number {
  return pawnsOf(seat).reduce((sum, id) => sum + pawnOf(s, id).health, 0)
}
