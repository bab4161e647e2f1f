import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Game } from '@undercroft/kernel'
import type { Experiment } from '@undercroft/lab'
import { findGame } from '../catalogue.ts'
import { CommandError, type Io, note } from '../command.ts'
import { readText, whyNot } from '../files.ts'
import { onThreads } from './on-threads.ts'
import type { Play, Versions } from './work.ts'

/** What may be given to the tasks of the lab. */
export interface Given {
  readonly threads: number | undefined
  readonly queue: string | undefined
  readonly seed: string | undefined
  readonly json: boolean
  readonly html: string | undefined
  /** The address of a page that opens replays. */
  readonly base: string | undefined
  /** The games of people. */
  readonly with: string | undefined
  readonly 'games-out': string | undefined
  /** Where what was found is written. */
  readonly out: string | undefined
  readonly only: string | undefined
  readonly progress: boolean
  readonly arm: string | undefined
  readonly game: number | undefined
  readonly games: number | undefined
  readonly bots: string | undefined
}

/** The lab is loaded when it is needed. */
export const lab = () => import('@undercroft/lab')

export interface Read {
  readonly experiment: Experiment
  readonly game: Game
  /** The file as it is played: with the seed that was given. */
  readonly text: string
  readonly versions: Versions
}

/** Reads an experiment, or says what is wrong with it. */
export async function readFile(file: string, seed: string | undefined, io: Io): Promise<Read | undefined> {
  const { LAB_VERSION, readExperiment, withSeed } = await lab()
  const text = await readText(file, io)
  const { experiment, mistakes } = readExperiment(text, io.catalogue.games)
  for (const { line, message } of mistakes) note(io, `${file}:${line}: ${message}`)
  if (experiment === undefined) return undefined
  const game = findGame(io.catalogue, experiment.game)
  return {
    experiment: seed === undefined ? experiment : { ...experiment, seed },
    game,
    text: seed === undefined ? text : withSeed(text, seed),
    versions: { game: game.version, lab: LAB_VERSION },
  }
}

/** Who plays: the threads of this machine, or the workers at a queue, which is loaded when it is needed. */
export async function playersOf({ threads, queue }: Pick<Given, 'threads' | 'queue'>, io: Io): Promise<Play> {
  if (queue === undefined) return onThreads(io.catalogue.module, threads ?? availableParallelism())
  return (await import('./queue/on-queue.ts')).onQueue(queue)
}

export function write(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new CommandError(`${file}: ${whyNot(error)}`)
  }
}
