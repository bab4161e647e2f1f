import type { Chunk, Course, Experiment, GameRow, Unit } from '@undercroft/lab'

/** A unit that was played. */
export interface Finished {
  readonly unit: Unit
  readonly chunk: Chunk
  /** Its games, if they are wanted. */
  readonly rows?: readonly GameRow[]
}

/** What must be the same wherever a unit is played: the game's rules, and what the lab counts. */
export interface Versions {
  readonly game: number
  readonly lab: number
}

/** What is to be played, and who takes what is finished. */
interface Work {
  readonly experiment: Experiment
  readonly versions: Versions
  /** What identifies the experiment with its game. */
  readonly sum: string
  readonly course: Pick<Course, 'due' | 'take' | 'progress'>
  /** Whether every game is wanted, and not only what they add up to. */
  readonly rows: boolean
  readonly interrupted: AbortSignal
  /** Keeps a finished unit, before it is counted. */
  readonly keep: (finished: Finished) => Promise<void>
}

/** Plays what is still due, somewhere. Gives what went wrong, if something did. */
export type Play = (work: Work) => Promise<string | undefined>
