import type { Pace } from '../finding/records.ts'
import type { Time } from '../store/records.ts'

export const FORMATS = ['round-robin', 'swiss'] as const
export type Format = (typeof FORMATS)[number]

export interface Tournament {
  readonly id: string
  readonly host: string
  readonly name: string
  readonly game: string
  readonly options: object
  readonly format: Format
  readonly pace: Pace
  /** How many rounds there are; 0 until it begins: as many as it needs. */
  readonly rounds: number
  /** The round that is played; 0 before the first. */
  readonly round: number
  readonly status: 'open' | 'playing' | 'over'
  readonly madeAt: Time
}

/** Somebody who takes part, a person or a bot: counted from 0 in the order in which they came. */
export interface Entrant {
  readonly n: number
  readonly person?: string | undefined
  readonly level?: string | undefined
  readonly name: string
  /** Is paired no more. */
  readonly withdrawn: boolean
}

/** One table of a round. */
export interface Pairing {
  readonly round: number
  readonly board: number
  readonly table: string
  /** The entrants in the order of the seats; other seats have a bot of the house. */
  readonly entrants: readonly number[]
  /** What each of them got, once the game is over. */
  readonly points?: readonly number[] | undefined
}
