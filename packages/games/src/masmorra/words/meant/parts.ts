import { faceBroken } from '../../rules/05-dice-symbols-spending-docking/dice.ts'
import type { Playing } from '../../rules/19-treasure-cards-and-interrupts/playing.ts'
import type { Rule } from '../../rules/rulebook.ts'
import { dieOf } from '../../state/dice.ts'
import { isBoss } from '../../state/foes.ts'
import type { Frame } from '../../state/frames.ts'
import type { DieId, Open } from '../../state/state.ts'
import type { Target } from '../../state/target.ts'

/** MA-5.1, and what forbids a face (MA-18.10, MA-23.8); else they are not the dice that are asked for. */
export function wrongDice(s: Open, dice: readonly DieId[]): Rule {
  for (const die of dice) if (dieOf(s, die).place !== 'ready') return 'MA-5.1'
  for (const die of dice) {
    const broken = faceBroken(s, dieOf(s, die).face)
    if (broken !== undefined) return broken
  }
  return 'MA-5.4'
}

/** The card's text says what it can be aimed at (MA-1.12), and never at bosses (MA-18.5). */
export function wrongTarget({ foe }: Target): Rule {
  return foe !== undefined && isBoss(foe) ? 'MA-18.5' : 'MA-1.12'
}

const MOMENTS: { readonly [P in Frame['phase']]?: Playing } = {
  preRoll: 'free',
  midRoll: 'free',
  actions: 'actions',
  attack: 'attack',
  defend: 'defend',
  dm: 'dm',
}

export function momentOf(f: Frame): Playing {
  return MOMENTS[f.phase] ?? 'actions'
}
