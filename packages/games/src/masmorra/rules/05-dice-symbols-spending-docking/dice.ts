import { FACES, type Face } from '../../content/faces.ts'
import { dieOf, noSymbols } from '../../state/dice.ts'
import { roomHas } from '../../state/foes.ts'
import { activeHero, heroId } from '../../state/heroes.ts'
import type { At, DieId, Open, State } from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

/** The rule that keeps the active Hero from using dice and symbols of this face at all. */
export function faceBroken(s: Open, face: Face): Rule | undefined {
  if (s.turn.curse === face) return 'MA-23.8'
  if (face !== 'G') return undefined
  if (roomHas(s, activeHero(s).room, 'dreadAura')) return 'MA-18.10'
  return s.turn.evil === 'E16' ? 'MA-24.7' : undefined
}

/** Gives the active Hero symbols, which last while it stays in this room (MA-5.2, MA-5.6). */
export function gainSymbols(s: State, t: At, faces: readonly Face[], by: Rule): void {
  for (const face of faces) s.turn.symbols[face]++
  t.tell({ what: 'symbols', hero: heroId(s, s.turn.player), faces, by })
}

/** MA-5.6: symbols that were not spent are lost. */
export function loseSymbols(s: State, t: At): void {
  const faces = FACES.flatMap(face => Array.from({ length: s.turn.symbols[face] }, () => face))
  if (faces.length === 0) return
  s.turn.symbols = noSymbols()
  t.tell({ what: 'symbolsLost', hero: heroId(s, s.turn.player), faces, by: 'MA-5.6' })
}

export function setDie(s: State, t: At, die: DieId, face: Face, by: Rule): void {
  dieOf(s, die).face = face
  t.tell({ what: 'die', die, face, by })
}

/** MA-5.9: the die goes to the Used area. */
export function loseDie(s: State, t: At, die: DieId, by: Rule): void {
  const { face } = dieOf(s, die)
  dieOf(s, die).place = 'used'
  t.tell({ what: 'dieLost', die, face, by })
}

/** Effects that make a symbol which cannot be used are refused (MA-18.10, MA-23.9). */
export function givesBroken(s: Open, gives: readonly Face[]): Rule | undefined {
  for (const face of gives) {
    const broken = faceBroken(s, face)
    if (broken !== undefined) return broken === 'MA-23.8' ? 'MA-23.9' : broken
  }
  return undefined
}
