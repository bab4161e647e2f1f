import { FACES, type Face } from '../../content/faces.ts'
import { roomHas } from '../../state/foes.ts'
import { activeHero, heroId } from '../../state/heroes.ts'
import { type At, type Die, type DieId, type Open, PET, type State, type Symbols } from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

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

/** Throws one of the dice openly; its faces are in the order of `FACES` (MA-1.3). */
export function throwDie(t: At, die: DieId): Face {
  return FACES[t.roll(6, die === PET ? 'the pet die' : 'an action die') - 1] as Face
}

/** The rule that keeps the active Hero from using dice and symbols of this face at all. */
export function faceBroken(s: Open, face: Face): Rule | undefined {
  if (s.turn.curse === face) return 'MA-23.8'
  if (face !== 'G') return undefined
  if (roomHas(s, activeHero(s).room, 'dreadAura')) return 'MA-18.10'
  return s.turn.evil === 'E16' ? 'MA-24.7' : undefined
}

/** Virtual symbols of the active Hero, good in this room (MA-5.2, MA-5.6). */
export function gainSymbols(s: State, t: At, faces: readonly Face[], by: Rule): void {
  for (const face of faces) s.turn.symbols[face]++
  t.tell({ what: 'symbols', hero: heroId(s, s.turn.player), faces, by })
}

/** MA-5.6: what was not spent is lost. */
export function loseSymbols(s: State, t: At): void {
  const faces = FACES.flatMap(face => Array.from({ length: s.turn.symbols[face] }, () => face))
  if (faces.length === 0) return
  s.turn.symbols = noSymbols()
  t.tell({ what: 'symbolsLost', hero: heroId(s, s.turn.player), faces, by: 'MA-5.6' })
}

export function gainMoves(s: State, t: At, mp: number, by: Rule): void {
  s.turn.mp += mp
  t.tell({ what: 'moves', mp, by })
}

export function setDie(s: State, t: At, die: DieId, face: Face, by: Rule): void {
  dieOf(s, die).face = face
  t.tell({ what: 'die', die, face, by })
}

export function rollAgain(s: State, t: At, die: DieId, by: Rule): void {
  setDie(s, t, die, throwDie(t, die), by)
}

/** MA-5.9: to the Used area. */
export function loseDie(s: State, t: At, die: DieId, by: Rule): void {
  const { face } = dieOf(s, die)
  dieOf(s, die).place = 'used'
  t.tell({ what: 'dieLost', die, face, by })
}

/** MA-15.8: gained before the roll it is rolled with the others, later at once and never again. */
export function callPet(s: State, t: At): void {
  const { turn } = s
  if (turn.stage === 'preRoll') {
    turn.petCalled = true
    t.tell({ what: 'pet', has: true, by: 'MA-15.8' })
    return
  }
  const face = throwDie(t, PET)
  turn.dice[PET] = { face, place: 'ready' }
  t.tell({ what: 'pet', has: true, face, by: 'MA-15.8' })
}

/** MA-15.8: a companion that is learned once the dice have been rolled; cancelled as it comes it is lost (MA-15.9). */
export function joinLate(s: State, t: At): void {
  const { stage, petLost } = s.turn
  const rolled = stage === 'midRoll' || stage === 'actions'
  if (!rolled || petLost || dieOf(s, PET).place !== 'away' || isPetBarred(s)) return
  t.uses('ability.wolfCompanion')
  callPet(s, t)
}

/** MA-15.9: a companion whose ability is cancelled is lost for the turn. */
export function losePet(s: State, t: At): void {
  const { turn } = s
  const pet = dieOf(s, PET)
  if (turn.petLost || (!turn.petCalled && pet.place === 'away')) return
  if (!isPetBarred(s)) return
  turn.petLost = true
  turn.petCalled = false
  if (pet.place === 'ready') pet.place = 'used'
  t.tell({ what: 'pet', has: false, by: 'MA-15.9' })
}

function isPetBarred(s: Open): boolean {
  return roomHas(s, activeHero(s).room, 'gaze') || s.turn.evil === 'E11'
}

/** The die that a thief or a web takes: the lowest, action dice before the pet die (MA-17.14). */
export function dieShowing(s: Pick<Open, 'turn'>, face: Face): DieId {
  return s.turn.dice.findIndex(die => die.place === 'ready' && die.face === face)
}

/** Every set of dice but the empty one; sets of equal faces are one choice, the first of them. */
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
