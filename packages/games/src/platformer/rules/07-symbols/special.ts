import type { Decision, Offers, Table } from '@undercroft/kernel'
import { type Face, SYMBOLS } from '../../content/dice.ts'
import { type Choice, FORGES, SECOND_DICE, SETS, type SecondDie, SKIP } from '../../state/choices.ts'
import type { FrameOf } from '../../state/frames.ts'
import { activeOf, type Platformer, type State } from '../../state/state.ts'
import type { View } from '../../state/view.ts'
import type { Rule } from '../rulebook.ts'
import { countForge, spendDie } from './spending.ts'
import { inPool, type Pool, poolOf } from './symbols.ts'

export type Forge = Extract<Choice, readonly ['forge', ...unknown[]]>

/** PL-5.10, PL-7.18: the player may set the Special die once. */
export const special: Decision<Platformer, FrameOf<'special'>> = {
  before(s) {
    s.turn.step = 6
  },
  offer(s, o) {
    o.ask(s.active, 'Set your Special die?')
    o.otherwise().may(SKIP)
    offerSettings(s, o)
  },
  on: {
    skip() {},
    set({ s, choice: [, face], t }) {
      spendDie(s, face)
      turnTo(s, face, t)
    },
    forge({ s, choice: [, one, other, into], t }) {
      spendDie(s, one)
      if (other !== 'special') spendDie(s, other)
      countForge(s, [one, secondFace(s, other)], into, t)
      turnTo(s, into, t)
    },
  },
}

function offerSettings(s: State, o: Offers<Platformer>): void {
  const pool = poolOf(s.turn)
  for (const [i, face] of SYMBOLS.entries()) o.try(SETS[i] as Choice, setBroken(s, pool, face))
  for (let i = 0; i < FORGES.length; i++) {
    const choice = FORGES[i] as Forge
    if (!o.explaining && inPool(pool, choice[1]) === 0) continue
    o.try(choice, forgeBroken(s, pool, choice[1], choice[2], choice[3]))
  }
}

export const secondFace = (w: View, die: SecondDie): Face =>
  die === 'special' ? ((w.players[w.active]?.special ?? 'blank') as Face) : die

const isShackled = (w: View): boolean => w.players[w.active]?.tokens.includes('shackle') === true

/** PL-7.15: an unused die must show the Symbol. A Shackle forbids it (PL-1.7). */
function setBroken(w: View, pool: Pool, face: Face): Rule | undefined {
  if (isShackled(w)) return 'PL-1.7'
  return inPool(pool, face) > 0 ? undefined : 'PL-7.15'
}

/**
 * PL-7.16, PL-7.17: a Forge takes two equal dice, of which the Special die may be one, or unequal ones with the
 * Travelling Anvil.
 */
function forgeBroken(w: View, pool: Pool, one: Face, die: SecondDie, into: Face): Rule | undefined {
  if (isShackled(w)) return 'PL-1.7'
  const other = secondFace(w, die)
  const wanted = die === one ? 2 : 1
  if (inPool(pool, one) < wanted) return 'PL-7.16'
  if (die === 'special' ? !SYMBOLS.includes(other) : inPool(pool, die) === 0) return 'PL-7.16'
  if (one === into || other === into) return 'PL-7.11'
  if (one === other) return undefined
  if (!w.turn.anvil) return 'PL-7.10'
  const ordered = die === 'special' || SECOND_DICE.indexOf(one) < SECOND_DICE.indexOf(die)
  return ordered ? undefined : 'PL-7.10'
}

/** PL-7.14: the Special die keeps the Symbol until it is used. */
function turnTo(s: State, face: Face, t: Table<Platformer>): void {
  activeOf(s).special = face
  t.tell({ what: 'special', seat: s.active, face })
}
