import type { Plan } from '../../state/plan.ts'
import type { Explorer, State } from '../../state/state.ts'

/** ED-3.2, ED-3.8, ED-3.10: puts the MoF's cards, keys and fragments in their places, face down. */
export function layOut(s: State, plan: Plan): void {
  for (const [i, room] of s.rooms.entries()) {
    const { card, keys } = plan.rooms[i] ?? { card: 'none', keys: 0 }
    room.card = card
    room.key = keys > 0
  }
  for (const [i, door] of s.doors.entries()) {
    const { card, task, fragments, reward } = plan.doors[i] ?? {
      card: 'none',
      task: 'none',
      fragments: 0,
      reward: false,
    }
    door.card = card === 'none' ? 'puzzle' : card
    door.task = typeof task === 'object' ? Object.freeze({ ...task }) : task
    door.fragment = fragments > 0
    door.reward = reward
  }
}

/** ED-3.19: gives an Explorer the scores that it shared out. */
export function shareOut(explorer: Explorer, points: readonly number[]): void {
  const [move = 1, see = 1, fight = 1, live = 1] = points
  explorer.start = [...points]
  explorer.move = move
  explorer.see = see
  explorer.fight = fight
  explorer.live = live
}
