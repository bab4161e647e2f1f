import { BLACKOUT } from '../../content/cards.ts'

/** The rooms that can be walked through (ED-7.28), as bits: of a state, or of what somebody sees of one. */
export function passages(s: {
  readonly rooms: readonly ({ readonly card: string } | { readonly cleared: boolean })[]
  readonly mofEffect: number
}): number {
  if (s.mofEffect === BLACKOUT) return 0
  return s.rooms.reduce((bits, room, id) => (isCleared(room) ? bits | (1 << id) : bits), 0)
}

function isCleared(room: { readonly card: string } | { readonly cleared: boolean }): boolean {
  return 'cleared' in room ? room.cleared : room.card === 'none'
}
