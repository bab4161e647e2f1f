import type { Decision } from '@undercroft/kernel'
import { bags } from '@undercroft/kernel/kit'
import { ACTION_DIE, type Face, SYMBOLS } from '../../content/dice.ts'
import type { FrameOf } from '../../state/frames.ts'
import type { Platformer, State } from '../../state/state.ts'
import type { View } from '../../state/view.ts'
import { poolOf } from './symbols.ts'

/** Every set of at least one and at most `most` unused dice, by their faces. */
function rerollSets(w: View, most: number): Face[][] {
  return bags(poolOf(w.turn), most).map(bag => bag.map(kind => SYMBOLS[kind] as Face))
}

/** PL-7.20: the new face counts from now on, but Ikee still counts the first roll. */
export const reroll: Decision<Platformer, FrameOf<'reroll'>> = {
  offer(s, o, { most }) {
    o.ask(s.active, most === 1 ? 'Re-roll which die?' : 'Re-roll which dice?')
    for (const faces of rerollSets(s, most)) o.may(['reroll', faces])
  },
  on: {
    reroll({ s, choice: [, faces], t }) {
      const chosen: State['turn']['dice'] = []
      for (const face of faces) {
        const die = s.turn.dice.find(each => !each.used && each.face === face && !chosen.includes(each))
        if (die !== undefined) chosen.push(die)
      }
      const to = t.throw(chosen.length, 6, 'Action die').map(shows => ACTION_DIE[shows - 1] as Face)
      for (const [i, die] of chosen.entries()) die.face = to[i] as Face
      t.tell({ what: 'rerolled', seat: s.active, from: faces, to })
    },
  },
}
