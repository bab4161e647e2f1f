import type { FastDice, House } from '@undercroft/kernel'
import type { Move } from './tune.ts'

/** The most settings that race against what is best so far. */
const MOST_RIVALS = 8

/** The steps of numbers begin at a quarter of their range, and are halved until they are 1. */
export function firstSteps(moves: readonly Move[]): number[] {
  return moves.map(move => ('of' in move ? 1 : Math.max(1, Math.round((move.to - move.from) / 4))))
}

/** Proposes settings that differ from this one in one value: a number a step up or down, or another word. */
export function proposals(
  moves: readonly Move[],
  steps: readonly number[],
  best: House,
  isKnown: (content: House) => boolean,
  dice: FastDice,
): House[] {
  const all = moves.flatMap((move, i) => {
    const now = best[move.id] ?? move.value
    return valuesOf(move, now, steps[i] ?? 1).map(value => {
      const { [move.id]: _, ...others } = best
      return value === move.value ? others : { ...others, [move.id]: value }
    })
  })
  const fresh = all.filter(content => !isKnown(content))
  const chosen: House[] = []
  while (fresh.length > 0 && chosen.length < MOST_RIVALS) chosen.push(...fresh.splice(dice.below(fresh.length), 1))
  return chosen
}

function valuesOf(move: Move, now: number | string, step: number): (number | string)[] {
  if ('of' in move) return move.of.filter(word => word !== now)
  const near = [Number(now) - step, Number(now) + step].map(value => Math.min(move.to, Math.max(move.from, value)))
  return [...new Set(near)].filter(value => value !== now)
}
