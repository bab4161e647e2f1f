import { STATS } from '../state/state.ts'

/** A sheet as it is being written: a number for each stat, or none yet. */
export type Draft = readonly (number | undefined)[]

export const NUMBERS = [1, 2, 3, 4, 5, 6] as const

export const EMPTY: Draft = STATS.map(() => undefined)

/** Writes a number onto a stat; if another stat has it, the two trade places (AA-2.4: each number once). */
export function place(draft: Draft, stat: number, number: number): Draft {
  const there = draft.indexOf(number)
  const was = draft[stat]
  return draft.map((value, i) => (i === stat ? number : i === there ? was : value))
}

export function erase(draft: Draft, stat: number): Draft {
  return draft.map((value, i) => (i === stat ? undefined : value))
}

export function isComplete(draft: Draft): boolean {
  return draft.every(value => value !== undefined)
}

/** As it would be handed in now: a sheet that is not complete is a short one. */
export function written(draft: Draft): readonly number[] {
  return draft.filter(value => value !== undefined)
}

/** The numbers in any order; `random` gives numbers from 0 up to 1. */
export function shuffled(random: () => number): Draft {
  const numbers: number[] = [...NUMBERS]
  for (let i = numbers.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const [a, b] = [numbers[i] ?? 0, numbers[j] ?? 0]
    numbers[i] = b
    numbers[j] = a
  }
  return numbers
}

/** What is still to be placed, in words; nothing if the sheet is complete. */
export function missingFrom(draft: Draft): string | undefined {
  const left = NUMBERS.filter(number => !draft.includes(number))
  if (left.length === 0) return undefined
  return left.length === NUMBERS.length ? 'is still empty' : `still needs ${left.join(', ')}`
}
