/** A phone on slow 4G and a computer on a cable, as Lighthouse imitates them. */
export const DEVICES = ['mobile', 'desktop'] as const
export type Device = (typeof DEVICES)[number]

/** What is looked at: home, the page before a game, and a table with a game under way. */
export type Sort = 'home' | 'new table' | 'table'

export interface Place {
  readonly sort: Sort
  /** The id of a game; home has none. */
  readonly game?: string
}

/** What Lighthouse gives marks for. */
export const MARKS = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Mark = (typeof MARKS)[number]

/** Marks are out of 100; times in milliseconds. What could not be had is left out. */
export interface Visit {
  readonly marks: { readonly [M in Mark]?: number }
  /** When the largest part of the page was painted. */
  readonly lcp?: number
  /** How long the page did not listen while it was loaded. */
  readonly tbt?: number
  /** How far things jumped about. */
  readonly cls?: number
  /** How fast the machine was just then, by Lighthouse's own measure; its reference phone makes 150, a good desktop 1500. */
  readonly machine?: number
  /** What cost marks that are to be full. */
  readonly faults: readonly string[]
}

export interface Visited {
  readonly place: Place
  readonly device: Device
  readonly visit: Visit
}

export function sayPlace({ sort, game }: Place): string {
  return game === undefined ? sort : `${sort}, ${game}`
}
