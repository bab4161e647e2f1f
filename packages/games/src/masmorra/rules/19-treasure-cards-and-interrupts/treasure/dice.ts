import { readyDice } from '../../../state/dice.ts'
import { rollAgain, rollableDice } from '../../04-rolling/throwing.ts'
import { loseDie, setDie } from '../../05-dice-symbols-spending-docking/dice.ts'
import type { Effect } from '../effect.ts'
import { type Parts, symbolsOf } from '../parts.ts'
import { aimedDie, everyDie, everyDieAndFace } from '../targets.ts'
import { slipBy } from './combat.ts'

/** Roll any of your available dice again. */
export const rollSomeAgain: Effect = {
  broken: ({ s }) => (rollableDice(s).length > 0 ? undefined : 'MA-5.1'),
  does({ s, by: player }) {
    s.frames.push({ phase: 'rerollSome', player, most: s.turn.dice.length })
  },
}

export const sparkOfPower: Parts = {
  // An opponent's ability is cancelled.
  orange: {
    when: ({ trigger: { ability } }) => ability !== 'none',
    does({ s }) {
      s.turn.cancelled = true
    },
  },
  // Gain 2 Magic.
  purple: symbolsOf('T06'),
}

export const loadedDice: Parts = {
  // One of an opponent's dice, which you name, is rolled again.
  orange: {
    targets: ({ s }) => rollableDice(s).map(die => ({ die })),
    does({ s, target, t }) {
      rollAgain(s, t, aimedDie(target), 'MA-19.5')
    },
  },
  purple: rollSomeAgain,
}

export const twistOfFate: Parts = {
  // Set one of an opponent's dice to a face you name.
  orange: {
    targets: ({ s }) => everyDieAndFace(s),
    does({ s, target, t }) {
      setDie(s, t, aimedDie(target), target.face ?? 'S', 'MA-19.5')
    },
  },
  // Set up to 2 of your available dice.
  purple: {
    broken: ({ s }) => (readyDice(s).length > 0 ? undefined : 'MA-5.1'),
    does({ s, by: player }) {
      s.frames.push({ phase: 'setDice', player, left: 2 })
    },
  },
}

export const smokeBomb: Parts = {
  // One of an opponent's dice, which you name, is used up.
  orange: {
    targets: ({ s }) => everyDie(s),
    does({ s, target, t }) {
      loseDie(s, t, aimedDie(target), 'MA-5.9')
    },
  },
  // Before combat: the monsters of your room count as fought, without reward.
  purple: slipBy,
}
