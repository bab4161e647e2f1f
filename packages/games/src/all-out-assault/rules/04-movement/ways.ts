import type { Broken, Dice, Facts } from '@undercroft/kernel'
import { stepsApart, tileName } from '../../content/boards.ts'
import { boardOf } from '../../state/content.ts'
import { type AllOutAssault, NONE, PAWNS, pawnOf, pawnOn, type State } from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

/** Lists every rule that a way breaks, AA-4.1 to AA-4.5. */
export function brokenPath(s: State, path: readonly number[]): Broken<AllOutAssault>[] {
  const board = boardOf(s)
  const from = pawnOf(s, s.active).tile
  const broken: Broken<AllOutAssault>[] = []
  if (path.length - 1 > s.roll) {
    broken.push({ rule: 'AA-4.1', facts: { says: `the way has ${steps(path.length - 1)}, the die shows ${s.roll}` } })
  }
  if (path[0] !== from) {
    const says = `${PAWNS[s.active]} stands on ${tileName(from)}, not on ${tileName(path[0] ?? NONE)}`
    broken.push({ rule: 'AA-4.2', facts: { says, instead: `begin with ${tileName(from)}` } })
  }
  const jump = path.findIndex((tile, i) => i > 0 && stepsApart(path[i - 1] ?? NONE, tile) > 1)
  if (jump > 0) {
    const [before, after] = [path[jump - 1] ?? NONE, path[jump] ?? NONE].map(tileName)
    broken.push({ rule: 'AA-4.2', facts: { says: `${before} and ${after} have no side in common` } })
  }
  const taken = path.find((tile, i) => i > 0 && tile !== from && pawnOn(s.pawns, tile) !== NONE)
  if (taken !== undefined) broken.push({ rule: 'AA-4.3', ...withFacts(whyOutOfReach(s, 'AA-4.3', taken)) })
  const twice = path.find((tile, i) => path.indexOf(tile) < i)
  if (twice !== undefined) {
    broken.push({ rule: 'AA-4.4', facts: { says: `${tileName(twice)} comes twice on the way` } })
  }
  const beyond = path.find(tile => board.kinds[tile] === undefined)
  if (beyond !== undefined) broken.push({ rule: 'AA-4.5', ...withFacts(whyOutOfReach(s, 'AA-4.5', beyond)) })
  return broken
}

/** Explains which tile, pawn or die keeps a tile out of reach. */
export function whyOutOfReach(s: State, rule: Rule, tile: number): Facts | undefined {
  const board = boardOf(s)
  if (rule === 'AA-4.5') {
    return { says: `${tileName(tile)} is beyond the edge: the board is ${board.size} by ${board.size}` }
  }
  if (rule === 'AA-4.1') {
    return {
      says: `${tileName(tile)} is ${steps(stepsApart(pawnOf(s, s.active).tile, tile))} away, the die shows ${s.roll}`,
    }
  }
  if (rule !== 'AA-4.3') return undefined
  const there = pawnOn(s.pawns, tile)
  return {
    says: there === NONE ? `pawns are in the way to ${tileName(tile)}` : `${PAWNS[there]} stands on ${tileName(tile)}`,
  }
}

function withFacts(facts: Facts | undefined): { facts?: Facts } {
  return facts === undefined ? {} : { facts }
}

/** Draws a legal way: random steps, as many as the dice say, until no tile is free. */
export function wander(s: State, dice: Dice): number[] {
  const board = boardOf(s)
  const path = [pawnOf(s, s.active).tile]
  for (let left = dice.below(s.roll + 1); left > 0; left--) {
    const around = board.neighbours[path[path.length - 1] ?? NONE] ?? []
    const free = around.filter(tile => !path.includes(tile) && pawnOn(s.pawns, tile) === NONE)
    const next = free[dice.below(free.length)]
    if (next === undefined) break
    path.push(next)
  }
  return path
}

export function steps(count: number): string {
  return count === 1 ? '1 step' : `${count} steps`
}
