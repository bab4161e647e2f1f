import { readyDice } from '../../../state/dice.ts'
import { rollableDice } from '../../04-rolling/throwing.ts'
import { type Parts, symbolsOf } from '../../19-treasure-cards-and-interrupts/parts.ts'
import { rollSomeAgain } from '../../19-treasure-cards-and-interrupts/treasure/dice.ts'
import { pickLock } from '../../19-treasure-cards-and-interrupts/treasure/fate.ts'

export const borrowedMagic: Parts = {
  // Whoever has rolled sets 1 die.
  orange: {
    when: ({ s }) => readyDice(s).length > 0,
    does({ s, trigger: { player } }) {
      s.frames.push({ phase: 'setDice', player, left: 1 })
    },
  },
  // Gain 2 Magic.
  purple: symbolsOf('A05'),
}

export const luckyCharm: Parts = {
  // Whoever has rolled rolls up to 2 dice again.
  orange: {
    when: ({ s }) => rollableDice(s).length > 0,
    does({ s, trigger: { player } }) {
      s.frames.push({ phase: 'rerollSome', player, most: 2 })
    },
  },
  purple: rollSomeAgain,
}

export const masterKey: Parts = {
  // For the next chest or trap of whoever has rolled, one of the dice may show any face.
  orange: {
    when: ({ s }) => !s.turn.masterKey,
    does({ s }) {
      s.turn.masterKey = true
    },
  },
  purple: pickLock,
}
