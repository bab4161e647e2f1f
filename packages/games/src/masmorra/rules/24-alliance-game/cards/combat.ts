import type { Face } from '../../../content/faces.ts'
import { statsOf } from '../../../state/foes.ts'
import type { State } from '../../../state/state.ts'
import { faceBroken } from '../../05-dice-symbols-spending-docking/dice.ts'
import { harms } from '../../12-combat/harm.ts'
import { type Parts, symbolsOf } from '../../19-treasure-cards-and-interrupts/parts.ts'
import { isCommon } from '../../19-treasure-cards-and-interrupts/targets.ts'

export const sharedShield: Parts = {
  // Prevent all Wounds of a Payback.
  orange: {
    when: ({ s }) => s.combat.prevented < s.combat.payback,
    does({ s }) {
      s.combat.prevented = s.combat.payback
    },
  },
  // Gain 4 Defense.
  purple: symbolsOf('A02'),
}

/** MA-23.8: a symbol that a friend adds counts as used by the attacker. */
function helps(s: State, face: Face): boolean {
  return harms(s, s.combat.foe, face) && faceBroken(s, face) === undefined
}

export const coveringFire: Parts = {
  // An attack has 2 Ranged more.
  orange: {
    when: ({ s }) => helps(s, 'R'),
    adds: 'R',
    does({ s }) {
      s.combat.added.R += 2
    },
  },
  // Gain 3 Ranged.
  purple: symbolsOf('A03'),
}

export const rallyingCry: Parts = {
  // An attack has 2 Melee more, which make it a melee.
  orange: {
    when: ({ s }) => helps(s, 'M'),
    adds: 'M',
    does({ s }) {
      s.combat.added.M += 2
    },
  },
  // Gain 4 Melee.
  purple: symbolsOf('A04'),
}

export const holyWater: Parts = {
  // An undead monster that is attacked is defeated, as by Elixir.
  orange: {
    when: ({ s }) => isCommon(s.combat.foe) && statsOf(s, s.combat.foe).traits.includes('undead'),
    does({ s }) {
      s.combat.slain = true
    },
  },
  // Gain 3 Elixir.
  purple: symbolsOf('A15'),
}
