import type { OptionValue } from '@undercroft/kernel'
import type { Tune } from '../tune/tune.ts'

/** An experiment as it is written, with every default filled in. */
export interface Experiment {
  readonly title: string
  readonly game: string
  readonly seed: string
  readonly stop: Stop
  /** Whether the bots change seats from game to game, so that each plays everywhere equally often. */
  readonly rotate: boolean
  /** The measures beside the results; results are always measured. */
  readonly measures: readonly Extra[]
  /** Arms of a group are compared with its first: they have the same seeds, so that their games are pairs. */
  readonly groups: readonly Group[]
  /** What `lab tune` looks for. */
  readonly tune?: Tune
}

/** When enough games were played: after so many, or once all shares are known this well. */
export type Stop =
  | { readonly games: number }
  /** Half the width of the widest interval of a share of wins, and the most games to play for it. */
  | { readonly precision: number; readonly most: number }

/** One combination of the options that the file gives as lists. */
export interface Group {
  /** Such as "players=2"; empty where there are no lists. */
  readonly name: string
  readonly arms: readonly Arm[]
}

/** One way to play. */
export interface Arm {
  readonly name: string
  /** Every option of the game, settled. */
  readonly options: { readonly [name: string]: OptionValue }
  /** A bot's name for each seat. */
  readonly bots: readonly string[]
}

/** What can be left out of an experiment to save time; the last three take long, and must be asked for. */
export const EXTRAS = ['content', 'branching', 'tension', 'board', 'present', 'skill', 'decisions', 'luck'] as const
export type Extra = (typeof EXTRAS)[number]
export const USUAL_EXTRAS: readonly Extra[] = ['content', 'branching', 'tension', 'board']

/** The usual number of games, and the most games for a precision. */
export const USUAL_GAMES = 2_000
export const MOST_GAMES = 20_000

/** The most games that an experiment may ask for. */
export const LARGEST = 1_000_000_000

/** A chunk is played by one worker in one go, and is the same on every machine. */
export function chunkSize({ stop }: Experiment): number {
  const games = 'games' in stop ? stop.games : stop.most
  return Math.min(500, Math.max(1, Math.ceil(games / 100)))
}
