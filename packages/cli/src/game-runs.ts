import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Game } from '@undercroft/kernel'
import type { OptionSpecs } from './args.ts'
import { findGame, gameOptions } from './catalogue.ts'
import type { Io } from './command.ts'
import { Progress } from './sim/progress.ts'

/** The options by which every command takes a game's own options. */
export const GAME_OPTION = {
  kind: 'texts',
  value: 'NAME=VALUE',
  says: "one of the game's options, or --NAME VALUE; may be given several times",
} as const

const SEED = {
  kind: 'text',
  value: 'S',
  says: 'the same seed gives the same games (a new one each time)',
} as const

export const PROGRESS = { kind: 'flag', says: 'tell on stderr how far it is' } as const

export const WORKERS = {
  kind: 'whole',
  value: 'N',
  from: 1,
  to: 256,
  says: 'threads to play on (one for each core)',
} as const

/** The options of a command that plays many games on several threads. */
export const MANY_GAMES = {
  seed: SEED,
  option: GAME_OPTION,
  workers: WORKERS,
  progress: PROGRESS,
} as const satisfies OptionSpecs

/** The option of a command whose players may be programs. */
export const PATIENCE = {
  kind: 'whole',
  value: 'SECONDS',
  from: 1,
  to: 86_400,
  says: 'how long a program (exec:) may take for an answer (60)',
} as const

export const USUAL_PATIENCE = 60

interface Given {
  readonly seed?: string | undefined
  readonly option: readonly string[]
  readonly workers?: number | undefined
  readonly progress: boolean
}

/** Games of one kind that bots play among themselves. */
export interface GameRun {
  readonly game: Game
  readonly options: object
  readonly seed: string
  readonly workers: number
  readonly progress: Progress | undefined
}

/** Reads which games a command plays. */
export function readGameRun(id: string, { seed, option, workers, progress }: Given, io: Io): GameRun {
  const game = findGame(io.catalogue, id)
  const chosen = gameOptions(game, option)
  return {
    game,
    options: game.settle?.(chosen, false) ?? chosen,
    seed: seed ?? String(randomInt(2 ** 32)),
    workers: workers ?? availableParallelism(),
    progress: progress ? new Progress(io) : undefined,
  }
}
