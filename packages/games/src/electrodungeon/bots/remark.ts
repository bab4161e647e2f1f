import type { Remark } from '@undercroft/kernel'
import type { RoomClaim } from '../state/choices.ts'
import { type Choice, type ElectroDungeon, explorerOf, MOF } from '../state/state.ts'
import type { DoorView, RoomView, View } from '../state/view.ts'
import { isSelfish } from './mind.ts'

/**
 * ED-5.43: on their turn loyal bots tell the others truthfully what they have seen; selfish ones say nothing. ED-2.8: a
 * Master of Fates that lies speaks on its own turn.
 */
export const remark: Remark<ElectroDungeon> = ({ view, frames }, seat) => {
  const phase = frames.at(-1)?.phase
  if (seat === MOF) return phase === 'mofTurn' && view.options.botTempers === 'lying' ? ofMaster(view) : undefined
  const isTurn = phase === 'before' || phase === 'place'
  if (!isTurn || view.explorers.length === 1 || isSelfish(view, explorerOf(seat))) return undefined
  return ofRoom(view) ?? ofDoor(view)
}

/** The first claims of a lying Master are true, so that it is believed; of the others one in so many is. */
const BAIT = 2
const TRUE_ONCE_IN = 3

/** One claim a round, about a room that no Explorer has looked into. */
function ofMaster({ rooms, claims, explorers, round }: View): Choice | undefined {
  const made = claims.filter(({ seat }) => seat === MOF)
  if (made.length >= round) return undefined
  const unseen = [...rooms.entries()].filter(
    ([room, { cleared, faceUp }]) =>
      !cleared &&
      !faceUp &&
      !made.some(claim => 'room' in claim && claim.room === room) &&
      explorers.every(({ perceived }) => (perceived & (1 << room)) === 0),
  )
  const [room, there] = unseen[(7 * round) % unseen.length] ?? []
  if (room === undefined || there?.card === undefined) return undefined
  const { card, key = false } = there
  if (made.length < BAIT || round % TRUE_ONCE_IN === 0) return ['claimRoom', room, key ? `${card}+key` : card]
  // What guards a key or nothing is said to be easy; an easy key is said not to be there.
  const easy = card === 'boost' || card === 'empty'
  return ['claimRoom', room, key && easy ? (card === 'empty' ? 'trapped' : 'empty') : 'boost+key']
}

function ofRoom({ rooms, claims }: View): Choice | undefined {
  for (let room = 0; room < rooms.length; room++) {
    const { cleared, card, key } = rooms[room] as RoomView
    if (cleared || card === undefined || key === undefined) continue
    const says: RoomClaim = key ? `${card}+key` : card
    const isSaid = claims.some(claim => 'room' in claim && claim.room === room && claim.says === says)
    if (!isSaid) return ['claimRoom', room, says]
  }
  return undefined
}

function ofDoor({ doors, claims }: View): Choice | undefined {
  for (let door = 0; door < doors.length; door++) {
    const { locked, card } = doors[door] as DoorView
    if (!locked || card === undefined) continue
    const isSaid = claims.some(claim => 'door' in claim && claim.door === door && claim.says === card)
    if (!isSaid) return ['claimDoor', door, card]
  }
  return undefined
}
