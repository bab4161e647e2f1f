import type { Offers } from '@undercroft/kernel'
import { ROOMS, ROOMS_AT, roomPlace } from '../../content/board.ts'
import { BLACKOUT } from '../../content/cards.ts'
import { through } from '../../state/ready-choices.ts'
import { type ElectroDungeon, explorerAt, looseAt, roomAt, type State } from '../../state/state.ts'

type O = Offers<ElectroDungeon>

/** The rooms that can be walked through (ED-7.28), as bits. Works for a state and for a view. */
export function passages(s: {
  readonly rooms: readonly ({ readonly card: string } | { readonly cleared: boolean })[]
  readonly mofEffect: number
}): number {
  if (s.mofEffect === BLACKOUT) return 0
  const { rooms } = s
  let bits = 0
  for (let id = 0; id < rooms.length; id++) {
    const room = rooms[id]
    if (room !== undefined && isCleared(room)) bits |= 1 << id
  }
  return bits
}

function isCleared(room: { readonly card: string } | { readonly cleared: boolean }): boolean {
  return 'cleared' in room ? room.cleared : room.card === 'none'
}

/**
 * ED-7.28: offers the way through cleared rooms from one opening to the other, unless a Blackout forbids it (MR-07).
 */
export function offerPassages(s: State, o: O): void {
  const here = explorerAt(s, s.turn.leader).place
  const near = ROOMS_AT[here] ?? []
  for (let i = 0; i < near.length; i++) {
    const room = near[i] as number
    const broken = roomAt(s, room).card !== 'none' ? 'ED-5.8' : s.mofEffect === BLACKOUT ? 'ED-10.11' : undefined
    const items = looseAt(s, roomPlace(room)) !== undefined
    o.try(through(room, false), broken)
    if (items || o.explaining) o.try(through(room, true), broken ?? (items ? undefined : 'ED-6.15'))
  }
  if (!o.explaining) return
  for (const room of ROOMS.keys()) if (!near.includes(room)) o.refuse(through(room, false), 'ED-7.28')
}
