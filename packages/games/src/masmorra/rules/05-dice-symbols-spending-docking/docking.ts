import type { DockUse } from '../../content/docks.ts'
import type { Docked, Face } from '../../content/faces.ts'
import { dieOf, readyDice } from '../../state/dice.ts'
import { type DieId, type Open, PET, type State } from '../../state/state.ts'
import { activeKnows } from '../15-abilities/knowing.ts'
import { faceBroken } from './dice.ts'

/**
 * The sets of ready dice that fill a docking space (MA-5.4). Sets with equal faces are listed once, but the pet die
 * counts as different from the action dice. With `oneFree` one of the dice may show any face.
 */
export function dockings(s: Open, dock: readonly Docked[], oneFree: boolean): DieId[][] {
  const usable = readyDice(s).filter(die => faceBroken(s, dieOf(s, die).face) === undefined)
  const found = new Map<string, DieId[]>()
  const fill = (at: number, chosen: readonly DieId[], free: boolean): void => {
    const wanted = dock[at]
    if (wanted === undefined) {
      const set = [...chosen].sort((a, b) => a - b)
      const kind = set
        .map(die => `${dieOf(s, die).face}${die === PET}`)
        .sort()
        .join()
      if (!found.has(kind)) found.set(kind, set)
      return
    }
    for (const die of oneOfEach(s, usable, chosen)) {
      const fits = wanted === 'any' || wanted === dieOf(s, die).face
      if (fits) fill(at + 1, [...chosen, die], free)
      else if (free) fill(at + 1, [...chosen, die], false)
    }
  }
  fill(0, [], oneFree)
  return [...found.values()]
}

/** The lowest die of each face that is not taken yet, and the pet die. */
function oneOfEach(s: Open, dice: readonly DieId[], taken: readonly DieId[]): DieId[] {
  const faces: Face[] = []
  return dice.filter(die => {
    if (taken.includes(die)) return false
    if (die === PET) return true
    const { face } = dieOf(s, die)
    if (faces.includes(face)) return false
    faces.push(face)
    return true
  })
}

/** With Nimble Fingers or a Master Key one of the dice for a chest or a trap may show any face. */
export function hasFreeDie(s: Open, use: DockUse): boolean {
  if (use !== 'chest' && use !== 'disarm') return false
  return s.turn.masterKey || activeKnows(s, 'nimbleFingers')
}

/** MA-5.5: a docking space takes all its dice at once. */
export function dockDice(s: State, dice: readonly DieId[]): void {
  for (const die of dice) dieOf(s, die).place = 'docked'
}
