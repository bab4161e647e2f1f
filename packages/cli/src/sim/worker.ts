import { parentPort, workerData } from 'node:worker_threads'
import type { Game } from '@undercroft/kernel'
import { gameFrom } from '../catalogue.ts'
import { ProgramError } from '../programs/bridge.ts'
import { openPrograms } from '../programs/programs.ts'
import { STOP } from '../threads.ts'
import { type FromWorker, NEXT, type SimJob } from './job.ts'
import { type SimBy, simulate } from './simulate.ts'
import { emptyTally } from './tally.ts'

const REPORT_EVERY_MS = 200

const port = parentPort
if (port === null) throw new Error('this file is run by a worker')
await work(workerData as SimJob, message => port.postMessage(message))

/** Plays games until none are left, and reports the tally from time to time. */
async function work(job: SimJob, post: (message: FromWorker) => void): Promise<void> {
  const game = await gameFrom(job.module, job.game)
  const control = new Int32Array(job.control)
  const stopped = (): boolean => Atomics.load(control, STOP) !== 0
  const programs = openPrograms(game, job.options, { ...job, stopped })
  try {
    playAll(game, job, { stopped, programs }, post)
  } finally {
    await programs?.close()
  }
}

function playAll(game: Game, job: SimJob, by: SimBy, post: (message: FromWorker) => void): void {
  const control = new Int32Array(job.control)
  let tally = emptyTally(job.seats.length)
  post({ kind: 'ready' })
  let due = performance.now() + REPORT_EVERY_MS
  while (!by.stopped()) {
    const index = Atomics.add(control, NEXT, 1)
    if (index >= job.games) break
    try {
      simulate(game, job, index, tally, by)
    } catch (error) {
      if (by.stopped() && error instanceof ProgramError) break
      const why = error instanceof ProgramError ? error.message : stackOf(error)
      post({ kind: 'failed', message: `game ${index} of seed ${job.seed} broke off: ${why}` })
      return
    }
    if (performance.now() < due) continue
    post({ kind: 'part', tally })
    tally = emptyTally(job.seats.length)
    due = performance.now() + REPORT_EVERY_MS
  }
  post({ kind: 'part', tally })
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
