import { foeOf, foesIn } from '../../../state/foes.ts'
import { removeFoe } from '../../16-dungeon-master-phase/removing.ts'
import type { Parts } from '../../19-treasure-cards-and-interrupts/parts.ts'
import { aimedRoom, isCommon } from '../../19-treasure-cards-and-interrupts/targets.ts'
import { banishment } from '../../19-treasure-cards-and-interrupts/treasure/monsters.ts'

export const banish: Parts = {
  // Remove the monster that was just rolled.
  orange: banishment.orange,
  // Remove all monsters but bosses from one room, without reward.
  purple: {
    targets: ({ s }) => [...s.rooms.keys()].filter(room => foesIn(s, room).some(isCommon)).map(room => ({ room })),
    does({ s, target, t }) {
      const room = aimedRoom(target)
      // MA-22.4: with one ritual Cultist another may go.
      for (const foe of foesIn(s, room).filter(isCommon))
        if (foeOf(s, foe).room === room) removeFoe(s, t, foe, 'MA-19.4')
    },
  },
}
