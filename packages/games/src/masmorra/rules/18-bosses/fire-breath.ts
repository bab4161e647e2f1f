import type { Step } from '@undercroft/kernel'
import { BOSSES } from '../../content/bosses.ts'
import { FIRST_BOSS, foeOf, hasTrait } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { heroOf, inOrderFrom } from '../../state/heroes.ts'
import { adjacentRooms, factsOf } from '../../state/map.ts'
import type { Masmorra } from '../../state/state.ts'
import { wound } from '../13-xp-levels-defeat/wounds.ts'

/** MA-18.9: a dragon that is revealed breathes on all in his room and the rooms beside it. */
export const fireBreath: Step<Masmorra, FrameOf<'fireBreath'>> = {
  run(s, t, { room }) {
    const { boss } = factsOf(s, room)
    if (boss === undefined) return
    const foe = FIRST_BOSS + BOSSES.indexOf(boss)
    if (foeOf(s, foe).room !== room || !hasTrait(s, foe, 'fireBreath')) return
    const rooms = [room, ...adjacentRooms(s, room)]
    for (const player of inOrderFrom(s, s.turn.player)) {
      if (rooms.includes(heroOf(s, player).room)) wound(s, t, player, 1, 'MA-18.9')
    }
  },
}
