import { FACES, type Face } from '../../content/faces.ts'
import type { Source } from '../../state/choices.ts'
import { dieOf, noSymbols } from '../../state/dice.ts'
import { isBoss } from '../../state/foes.ts'
import { type Handlers, NONE, type Open, PET, type Sheet, type State } from '../../state/state.ts'
import { faceBroken } from '../05-dice-symbols-spending-docking/dice.ts'
import { dieFor, hasSource, PAYERS, pay } from '../05-dice-symbols-spending-docking/sources.ts'
import { activeKnows } from '../15-abilities/knowing.ts'
import type { Rule } from '../rulebook.ts'
import { harmBroken } from './harm.ts'
import { committed } from './strike.ts'

/** Takes back everything that was committed to the attack. */
export function takeAllBack(s: State): void {
  for (const die of s.turn.dice) if (die.place === 'committed') die.place = 'ready'
  for (const face of FACES) s.turn.symbols[face] += s.combat.symbols[face]
  s.combat.symbols = noSymbols()
}

/** MA-12.16, MA-23.8 */
function commitBroken(s: Open, face: Face, source: Source, defending: boolean): Rule | undefined {
  if (!hasSource(s, face, source)) return 'MA-5.1'
  if (defending) {
    if (face !== 'D') return 'MA-12.12'
    const due = s.combat.payback - s.combat.prevented
    return committed(s).D >= due ? 'MA-12.12' : faceBroken(s, face)
  }
  return harmBroken(s, s.combat.foe, face, activeKnows(s, 'deadeye') && !isBoss(s.combat.foe)) ?? faceBroken(s, face)
}

export function offerCommits(s: Open, o: Sheet, defending: boolean): void {
  for (const face of FACES) {
    for (const source of PAYERS) {
      if (o.explaining || hasSource(s, face, source))
        o.try(['commit', face, source], commitBroken(s, face, source, defending))
    }
  }
  for (const face of FACES) {
    for (const source of PAYERS) {
      if (isCommitted(s, face, source)) o.may(['takeBack', face, source])
      else if (o.explaining) o.refuse(['takeBack', face, source], 'MA-12.15')
    }
  }
}

function isCommitted(s: Open, face: Face, source: Source): boolean {
  if (source === 'symbol') return s.combat.symbols[face] > 0
  return committedDie(s, face, source) !== NONE
}

function committedDie(s: Open, face: Face, source: Source): number {
  const isPet = source === 'pet'
  return s.turn.dice.findIndex((die, id) => die.place === 'committed' && die.face === face && (id === PET) === isPet)
}

/** MA-12.13: one Melee die and one Defense die, not symbols, and only while attacking (MA-12.14). */
export function pairBroken(s: Open): Rule | undefined {
  const cursed = s.turn.curse === 'M' || s.turn.curse === 'D'
  if (cursed) return 'MA-23.9'
  return pairDie(s, 'M') === NONE || pairDie(s, 'D') === NONE ? 'MA-12.13' : undefined
}

export function pairDie(s: Open, face: Face): number {
  const die = dieFor(s, face, 'die')
  return die === NONE ? dieFor(s, face, 'pet') : die
}

/** Handles committing and taking back, in attack and defence alike. */
export const commitHandlers = {
  commit({ s, f, choice: [, face, source] }) {
    if (source === 'symbol') {
      pay(s, face, source)
      s.combat.symbols[face]++
    } else dieOf(s, dieFor(s, face, source)).place = 'committed'
    s.frames.push(f)
  },
  takeBack({ s, f, choice: [, face, source] }) {
    if (source === 'symbol') {
      s.combat.symbols[face]--
      s.turn.symbols[face]++
    } else dieOf(s, committedDie(s, face, source)).place = 'ready'
    s.frames.push(f)
  },
} satisfies Handlers
