import type { Arm, Experiment } from '../experiment/experiment.ts'
import type { Example, Extreme } from '../measure/sums.ts'
import type { Heat } from './plots/heat.ts'

/** Everything that is known of an experiment; `jsonOf` gives what is documented of it. */
export interface Report {
  readonly experiment: Experiment
  readonly seed: string
  readonly arms: readonly ArmReport[]
  readonly differences: readonly Difference[]
  readonly verdicts: readonly Verdict[]
  /** The experiment's file as it was played, where there is one. */
  readonly text?: string
}

export interface ArmReport extends Pick<Arm, 'name' | 'options' | 'bots'> {
  readonly games: number
  readonly measures: readonly Measured[]
  /** Games worth a look, by their numbers. */
  readonly examples: { readonly [name in Example]?: Extreme }
  /** For content that is seldom used: the first game in which it was. */
  readonly firstUses: readonly { readonly content: string; readonly index: number }[]
  /** Where figures stood, board by board. */
  readonly heat: readonly Heat[]
  /** Whether people played these games. */
  readonly people?: true
  /** How many games took so many rounds, or answers in a game that counts no rounds. */
  readonly lengths: { readonly unit: 'rounds' | 'answers'; readonly games: { readonly [value: string]: number } }
}

/** A value with the interval in which the true one lies 95 times in 100, for all rows of its table at once. */
export interface Measured {
  readonly id: string
  /** What it is measured of: a seat, a Hero, a rule, a piece of content; empty where there is only one. */
  readonly of: string
  readonly value: number
  readonly low: number
  readonly high: number
  /** What would be fair, where that can be said. */
  readonly fair?: number
}

/** By how much an arm differs from the first arm of its group, game by game. */
export interface Difference extends Measured {
  readonly arm: string
  readonly than: string
}

export interface Verdict {
  readonly text: string
  /** The measure that it is about, and what of it: "wins.subject:HE3". */
  readonly measure: string
  /** Whether chance alone would raise any verdict in at most 3 of 100 experiments. */
  readonly significant: boolean
  /** Content that goes with winning or losing, which it need not be the cause of: never significant. */
  readonly kind?: 'association'
}
