import type { Decision } from '@undercroft/kernel'
import { FACES } from '../../../content/faces.ts'
import { readyDice, subsets } from '../../../state/dice.ts'
import type { FrameOf } from '../../../state/frames.ts'
import { seatOf } from '../../../state/heroes.ts'
import { type Masmorra, PET } from '../../../state/state.ts'
import { rollableDice, throwDice } from '../../04-rolling/throwing.ts'
import { setDie } from '../../05-dice-symbols-spending-docking/dice.ts'

/** T08, A07: dice are rolled again, as many as the card says, all together. */
export const rerollSome: Decision<Masmorra, FrameOf<'rerollSome'>> = {
  offer(s, o, { player, most }) {
    o.ask(seatOf(s, player), most < s.turn.dice.length ? `Roll up to ${most} dice again` : 'Roll any dice again')
    o.otherwise().may(['keep'])
    for (const some of subsets(s, rollableDice(s), o.explaining ? s.turn.dice.length : most)) {
      o.try(['reroll', some], some.length <= most ? undefined : 'MA-19.5')
    }
    if (o.explaining && !rollableDice(s).includes(PET)) o.refuse(['reroll', [PET]], 'MA-15.8')
  },
  on: {
    keep() {},
    reroll({ s, choice: [, some], t }) {
      throwDice(s, t, some, true) // MA-4.3
    },
  },
}

/** T09, A05: dice are set, one after the other. */
export const setDice: Decision<Masmorra, FrameOf<'setDice'>> = {
  offer(s, o, { player, left }) {
    o.ask(seatOf(s, player), left > 1 ? `Set up to ${left} dice` : 'Set a die')
    o.otherwise().may(['done'])
    for (const die of readyDice(s)) {
      for (const face of FACES) {
        o.try(['set', die, face], s.turn.dice[die]?.face === face ? 'MA-14.3' : undefined)
      }
    }
  },
  on: {
    done() {},
    set({ s, f: { player, left }, choice: [, die, face], t }) {
      setDie(s, t, die, face, 'MA-19.4')
      if (left > 1) s.frames.push({ phase: 'setDice', player, left: left - 1 })
    },
  },
}
