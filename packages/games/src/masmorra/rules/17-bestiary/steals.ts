import type { Step } from '@undercroft/kernel'
import type { Face } from '../../content/faces.ts'
import type { Trait } from '../../content/monsters.ts'
import { dieShowing } from '../../state/dice.ts'
import { foeOf, foesIn, hasTrait } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { activeHero } from '../../state/heroes.ts'
import { type At, type FoeId, type Masmorra, NONE, type State } from '../../state/state.ts'
import { loseDie } from '../05-dice-symbols-spending-docking/dice.ts'
import type { Rule } from '../rulebook.ts'

const THEFTS: readonly { readonly trait: Trait; readonly face: Face; readonly by: Rule }[] = [
  { trait: 'stealsElixir', face: 'E', by: 'MA-17.3' },
  { trait: 'stealsStep', face: 'S', by: 'MA-17.7' },
  { trait: 'stealsRanged', face: 'R', by: 'MA-17.8' },
]

/** MA-17.14: each thief takes one, a die if there is one, else a symbol. */
export const steals: Step<Masmorra, FrameOf<'steals'>> = {
  run(s, t) {
    if (activeHero(s).lying) return
    for (const foe of foesIn(s, activeHero(s).room)) {
      for (const { trait, face, by } of THEFTS) if (hasTrait(s, foe, trait)) steal(s, t, foe, face, by)
    }
  },
}

function steal(s: State, t: At, foe: FoeId, face: Face, by: Rule): void {
  const { is } = foeOf(s, foe)
  const hero = activeHero(s)
  const die = dieShowing(s, face)
  if (die !== NONE) {
    loseDie(s, t, die, by)
    t.tell({ what: 'stole', foe, is, face, from: 'die', by })
  } else if (s.turn.symbols[face] > 0) {
    s.turn.symbols[face]--
    t.tell({ what: 'stole', foe, is, face, from: 'symbol', by })
  } else if (face === 'S' && hero.freeStep) {
    hero.freeStep = false // MA-17.7
    t.tell({ what: 'stole', foe, is, face, from: 'token', by })
  }
}
