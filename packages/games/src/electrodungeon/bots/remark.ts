import type { Remark } from '@undercroft/kernel'
import { type Choice, type ElectroDungeon, explorerOf, MOF } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { isSelfish } from './explorer.ts'

/** ED-5.43: on their turn loyal bots tell the others truthfully what they have seen; selfish ones say nothing. */
export const remark: Remark<ElectroDungeon> = ({ view, frames }, seat) => {
  const phase = frames.at(-1)?.phase
  const isTurn = seat !== MOF && (phase === 'before' || phase === 'place')
  if (!isTurn || view.explorers.length === 1 || isSelfish(view, explorerOf(seat))) return undefined
  return ofRoom(view) ?? ofDoor(view)
}

function ofRoom({ rooms, claims }: View): Choice | undefined {
  for (const [room, { cleared, card, key }] of rooms.entries()) {
    if (cleared || card === undefined || key === undefined) continue
    const says = key ? (`${card}+key` as const) : card
    const isSaid = claims.some(claim => 'room' in claim && claim.room === room && claim.says === says)
    if (!isSaid) return ['claimRoom', room, says]
  }
  return undefined
}

function ofDoor({ doors, claims }: View): Choice | undefined {
  for (const [door, { locked, card }] of doors.entries()) {
    if (!locked || card === undefined) continue
    const isSaid = claims.some(claim => 'door' in claim && claim.door === door && claim.says === card)
    if (!isSaid) return ['claimDoor', door, card]
  }
  return undefined
}
