import type { Step, Table } from '@undercroft/kernel'
import type { RoomId } from '../../content/board.ts'
import type { FrameOf } from '../../state/frames.ts'
import { type ElectroDungeon, type ExplorerId, explorerAt, roomAt, type State, seatOf } from '../../state/state.ts'
import { rollWon } from '../04-score-rolls/rolls.ts'
import { brokenByAction } from '../05-001-turn-and-movement/place-actions.ts'
import type { Rule } from '../rulebook.ts'

type T = Table<ElectroDungeon>
/** ED-5.41, ED-5.42: the Explorer alone looks at the card, and under it. */
export function look(s: State, id: ExplorerId, room: RoomId, t: T): void {
  explorerAt(s, id).perceived |= 1 << room
  const { card, key } = roomAt(s, room)
  if (card === 'none') return
  t.reveal('ED-5.41', [seatOf(id)], { card, key })
  const seen = { what: 'perceived', explorer: id, room, success: true } as const
  t.tell({ ...seen, card, key }, { to: [seatOf(id)], else: seen })
}

/** ED-5.45 to ED-5.47: the rule that forbids an Explorer to perceive a room. */
export function brokenByPerceiving(s: State, id: ExplorerId, room: RoomId): Rule | undefined {
  const barred = brokenByAction(s)
  if (barred !== undefined) return barred
  const { perceived, triedBefore } = explorerAt(s, id)
  if (roomAt(s, room).card === 'none' || perceived & (1 << room)) return 'ED-5.47'
  return triedBefore === room ? 'ED-5.46' : undefined
}

/** ED-5.40 to ED-5.44: a won See roll shows the Explorer what is in the room. */
export const perceives: Step<ElectroDungeon, FrameOf<'perceives'>> = {
  run(s, t, { explorer, room }) {
    if (rollWon(s)) look(s, explorer, room, t)
    else t.tell({ what: 'perceived', explorer, room, success: false })
  },
}
