import type { Step } from '@undercroft/kernel'
import { NUMBER_OF } from '../../content/board.ts'
import { HIGH_VOLTAGE, RUBBER_SOLES } from '../../content/cards.ts'
import type { FrameOf } from '../../state/frames.ts'
import { type ElectroDungeon, explorerAt } from '../../state/state.ts'
import { loseLive } from '../09-death/live.ts'

/** ED-5.100, ED-5.101: the Electroshock hurts everybody on its number, one after the other in turn order (ED-4.15). */
export const electroshock: Step<ElectroDungeon, FrameOf<'electroshock'>> = {
  run(s, t, { number: chosen }) {
    const number = chosen > 0 ? chosen : t.roll(6, 'Electroshock')
    const amount = s.mofEffect === HIGH_VOLTAGE ? 2 : 1
    const struck = s.order.filter(id => {
      const { place, effect } = explorerAt(s, id)
      return NUMBER_OF[place] === number && effect !== RUBBER_SOLES
    })
    t.tell({ what: 'electroshock', number, amount, explorers: struck.reduce((set, id) => set | (1 << id), 0) })
    for (const id of struck.reverse()) loseLive(s, id, amount, 'ED-5.100')
  },
}
