import { heroId } from '../../state/heroes.ts'
import type { At, Player, State } from '../../state/state.ts'
import { end } from '../20-end-of-the-standard-game/end.ts'

/** MA-24.5: the last space of the clock, whatever the number of Heroes (MA-24.16). */
const LAST_TURN = 21

/** MA-24.11: the Time token advances; false if it would leave the clock and all have lost. */
export function advanceTime(s: State, t: At): boolean {
  if (s.time === LAST_TURN) {
    t.tell({ what: 'allLost', by: 'MA-24.11' })
    end(s, t, [], 'MA-24.11')
    return false
  }
  s.time++
  t.tell({ what: 'time', time: s.time })
  return true
}

/** MA-24.3 */
export function allLose(s: State, t: At, player: Player): void {
  t.tell({ what: 'allLost', hero: heroId(s, player), by: 'MA-24.3' })
  end(s, t, [], 'MA-24.3')
}
