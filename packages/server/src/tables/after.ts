import { sameData } from '@undercroft/kernel'
import type { TableChange, TableRecord } from '../store/records.ts'
import { now } from '../time.ts'
import { deadlineOf, handsNow } from './clocks.ts'
import type { Room } from './room.ts'

/** A person who does not answer within this time may have left. */
const NOTICE_AFTER_MS = 30_000

/** The table's status after the room's last step, with these sitters and orders. */
export function changeAfter(
  record: TableRecord,
  room: Room,
  { seats, orders }: Pick<TableRecord, 'seats' | 'orders'>,
): TableChange {
  const { clock, hands } = record
  const present = now()
  const { outcome } = room
  if (outcome !== undefined) {
    return { status: 'over', outcome, overAt: present, waiting: [], botDue: false, hands: [], deadline: undefined }
  }
  const waiting = room.asked()
  const asked = waiting.filter(seat => {
    return seats[seat]?.kind === 'person' && room.standing(seat, orders[seat] ?? []) === undefined
  })
  const botDue = asked.length < waiting.length
  const isNew = asked.some(seat => !record.waiting.includes(seat))
  const change: TableChange = {
    ...(sameData(waiting, record.waiting) ? {} : { waiting }),
    ...(botDue === record.botDue ? {} : { botDue }),
    ...(isNew ? { noticeAt: present + NOTICE_AFTER_MS } : {}),
  }
  if (clock.kind === 'none' && hands.length === 0 && !room.isLimited) return change
  const next = handsNow(clock, hands, room.tickets(), seats, present)
  return { ...change, hands: next, deadline: deadlineOf(clock, next) }
}
