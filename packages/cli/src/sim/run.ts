import { runThreads, stopThreads } from '../threads.ts'
import { CONTROLS, type FromWorker, type SimJob } from './job.ts'
import { addTally, emptyTally, type Tally } from './tally.ts'

export interface SimRun {
  readonly workers: number
  readonly interrupted: AbortSignal
  readonly progress?: (sum: Tally, seconds: number) => void
}

export interface SimResult {
  readonly tally: Tally
  readonly seconds: number
  /** The first game that broke off, and why: only a bug in a game or a bot can cause it. */
  readonly failure?: string
}

/** Plays all games on several threads and adds their tallies up; Ctrl-C leaves what was played until then. */
export async function runSim(
  job: Omit<SimJob, 'control'>,
  { workers, interrupted, progress }: SimRun,
): Promise<SimResult> {
  const control = new SharedArrayBuffer(4 * CONTROLS)
  const sum = emptyTally(job.seats.length)
  let failure: string | undefined
  let began: number | undefined
  let latest = 0
  const seconds = (): number => (began === undefined ? 0 : (latest - began) / 1000)
  const hear = (message: FromWorker): void => {
    latest = performance.now()
    if (message.kind === 'ready') began ??= latest // loading the games is not playing them
    if (message.kind === 'part') {
      addTally(sum, message.tally)
      progress?.(sum, seconds())
    }
    if (message.kind === 'failed') {
      failure ??= message.message
      stopThreads(control)
    }
  }
  await runThreads<FromWorker>({
    module: new URL('./worker.ts', import.meta.url),
    count: Math.max(1, Math.min(workers, job.games)),
    data: job,
    control,
    hear,
    interrupted,
  })
  return { tally: sum, seconds: seconds(), ...(failure === undefined ? {} : { failure }) }
}
