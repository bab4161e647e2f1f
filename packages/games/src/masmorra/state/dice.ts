import type { Face } from '../content/faces.ts'
import { type Die, type DieId, type Open, PET, type Symbols } from './state.ts'

export function noSymbols(): Symbols {
  return { S: 0, R: 0, M: 0, D: 0, E: 0, G: 0 }
}

export function dieOf(s: Pick<Open, 'turn'>, die: DieId): Die {
  return s.turn.dice[die] as Die
}

/** Dice that are neither used nor docked (MA-5.1). */
export function readyDice(s: Pick<Open, 'turn'>): DieId[] {
  const ready: DieId[] = []
  for (const [die, { place }] of s.turn.dice.entries()) if (place === 'ready') ready.push(die)
  return ready
}

/** The die that a thief or a web takes: the lowest, action dice before the pet die (MA-17.14). */
export function dieShowing(s: Pick<Open, 'turn'>, face: Face): DieId {
  return s.turn.dice.findIndex(die => die.place === 'ready' && die.face === face)
}

/**
 * Every set of dice but the empty one; sets of equal faces are one choice, the first of them. Hand-written, as every offer
 * to re-roll asks for it and the kit's `subsets`, which gives places, takes half as long again.
 */
export function subsets(s: Open, dice: readonly DieId[], most = dice.length): DieId[][] {
  const worths = dice.map(die => (die === PET ? PET_WORTH : 1) * (FACE_WORTH[dieOf(s, die).face] ?? 0))
  const kinds = new Set<number>()
  const found: DieId[][] = []
  for (let mask = 1; mask < 1 << dice.length; mask++) {
    let kind = 0
    for (let i = 0; i < dice.length; i++) if ((mask >> i) & 1) kind += worths[i] ?? 0
    if (kinds.has(kind)) continue
    kinds.add(kind)
    const set = dice.filter((_, i) => (mask >> i) & 1)
    if (set.length <= most) found.push(set)
  }
  return found
}

/** A digit for each face, in a number to the base of 8: sets of equal faces have equal sums. */
const FACE_WORTH: Symbols = { S: 1, R: 8, M: 64, D: 512, E: 4096, G: 32_768 }

const PET_WORTH = 262_144
