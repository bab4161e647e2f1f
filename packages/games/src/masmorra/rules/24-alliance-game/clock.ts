import { BOX } from '../../content/box.ts'
import { boxOf } from '../../state/content.ts'
import { heroId } from '../../state/heroes.ts'
import type { At, Player, State } from '../../state/state.ts'
import { end } from '../20-end-of-the-standard-game/end.ts'

/** MA-24.11, MA-24.16: the Time token advances, whatever the number of Heroes; false if it would leave the clock and all have lost. */
export function advanceTime(s: State, t: At): boolean {
  const { turns } = boxOf(s)
  if (s.time === turns) {
    t.tell({ what: 'allLost', by: 'MA-24.11' })
    end(s, t, [], 'MA-24.11')
    return false
  }
  s.time++
  t.tell({ what: 'time', time: s.time, ...(turns === BOX.turns ? {} : { of: turns }) })
  return true
}

/** MA-24.3 */
export function allLose(s: State, t: At, player: Player): void {
  t.tell({ what: 'allLost', hero: heroId(s, player), by: 'MA-24.3' })
  end(s, t, [], 'MA-24.3')
}
