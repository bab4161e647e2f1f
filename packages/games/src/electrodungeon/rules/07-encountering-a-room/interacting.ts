import { agenda, type Step, type Table } from '@undercroft/kernel'
import { type RoomId, roomOf } from '../../content/board.ts'
import { TRAP_KIT } from '../../content/cards.ts'
import type { FrameOf } from '../../state/frames.ts'
import { type ElectroDungeon, explorerAt, roomAt, type State } from '../../state/state.ts'
import { rollWon, scoreRoll } from '../04-score-rolls/rolls.ts'
import { claimRoom } from '../06-keys-fragments-escape/items.ts'
import { loseLive } from '../09-death/live.ts'
import { startCombat } from './beasts.ts'
import { burst, claimBox } from './boxes.ts'
import { clearRoom, showRoom } from './rooms.ts'

type T = Table<ElectroDungeon>
/** ED-7.1 to ED-7.4: an Explorer takes the card of its room, which shows its effect. */
export function interact(s: State, t: T): void {
  const { leader } = s.turn
  const where = roomOf(explorerAt(s, leader).place)
  const { card } = roomAt(s, where)
  if (card === 'none') return
  showRoom(where, card, t)
  if (card === 'beast') {
    startCombat(s, where, t)
    s.turn.stage = 'start'
  } else if (card === 'trapped' && explorerAt(s, leader).effect !== TRAP_KIT) {
    // ED-7.21: a See roll to dismantle it.
    agenda(s, scoreRoll(leader, 'see'), { phase: 'dismantles', explorer: leader, room: where })
  } else {
    if (card === 'trapped') t.tell({ what: 'dismantled', room: where, explorer: leader })
    peaceful(s, where, () => {
      if (card !== 'empty') {
        claimBox(s, leader, where, t)
        return
      }
      // ED-7.24: an empty room is cleared.
      claimRoom(s, leader, where, t)
      clearRoom(s, where, leader, t)
    })
  }
}

/**
 * ED-7.26: a room cleared without combat does not use up the turn: the Explorer leaves it, and takes its Move action.
 */
function peaceful(s: State, where: RoomId, clear: () => void): void {
  s.turn.stage = 'before'
  s.frames.push({ phase: 'leaveRoom', room: where, explorer: s.turn.leader })
  clear()
}

/** ED-7.21 to ED-7.23, ED-7.25: the acting Explorer alone rolls, is hurt and claims. */
export const dismantles: Step<ElectroDungeon, FrameOf<'dismantles'>> = {
  run(s, t, { explorer, room: where }) {
    const success = rollWon(s)
    if (success) t.tell({ what: 'dismantled', room: where, explorer })
    peaceful(s, where, () => (success ? claimBox : burst)(s, explorer, where, t))
    if (!success) agenda(s, scoreRoll(explorer, 'move'), { phase: 'dodgesTrap', explorer })
  },
}

/** ED-7.22: a burst box that is not dodged takes 1 Live. */
export const dodgesTrap: Step<ElectroDungeon, FrameOf<'dodgesTrap'>> = {
  run(s, _, { explorer }) {
    if (!rollWon(s)) loseLive(s, explorer, 1, 'ED-7.22')
  },
}
