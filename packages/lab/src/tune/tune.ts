import type { House } from '@undercroft/kernel'

/** What a search is for, and what it may change. */
export interface Tune {
  readonly goals: readonly Goal[]
  readonly moves: readonly Move[]
  /** The most games of all candidates together. */
  readonly budget: number
}

/** Where a measure should lie. Shares of wins are held against what is fair: 1 is a fair share. */
export interface Goal {
  readonly id: string
  /** One row of the measure; all of them, where nothing is said. */
  readonly of?: string
  readonly from: number
  readonly to: number
}

/** A goal as the file names it. */
export function nameOf({ id, of }: Pick<Goal, 'id' | 'of'>): string {
  return of === undefined ? id : `${id}:${of}`
}

/** A value of the content that may be changed: a number between two, or one of some words. */
export type Move =
  | { readonly id: string; readonly value: number; readonly from: number; readonly to: number }
  | { readonly id: string; readonly value: string; readonly of: readonly string[] }

export const USUAL_BUDGET = 50_000

/** A value that a goal is about, as a candidate has it. */
export interface Reached {
  readonly goal: string
  readonly of: string
  readonly value: number
  readonly low: number
  readonly high: number
  /** How far it is off, in tenths of a fair share or of the goal; 0 if the goal is met. */
  readonly off: number
  readonly met: boolean
}

/** A setting that was tried. */
export interface Tried {
  readonly content: House
  readonly games: number
  /** How far it is from the goals: 0 if all are met, without end if one was not measured in any game. */
  readonly loss: number
  readonly reached: readonly Reached[]
  /** The goals that were not measured in any game. */
  readonly unmeasured: readonly string[]
  /** In which round it was proposed; 0 is how it was. */
  readonly round: number
}

/** What a search has found. */
export interface Tuned {
  /** In the order in which they were tried. */
  readonly tried: readonly Tried[]
  readonly found: Tried
  readonly met: boolean
  /** Why it ended. */
  readonly because: 'met' | 'settled' | 'budget' | 'unmeasured'
}
