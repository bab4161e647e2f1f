import { Worker } from 'node:worker_threads'
import { type FromWorker, type SimJob, STOP } from './job.ts'
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

/** How long a bot may go on thinking after Ctrl-C before its worker is ended. */
const GRACE_MS = 2_000

/** Plays all games on several threads and adds their tallies up; Ctrl-C leaves what was played until then. */
export async function runSim(
  job: Omit<SimJob, 'control'>,
  { workers, interrupted, progress }: SimRun,
): Promise<SimResult> {
  const control = new SharedArrayBuffer(8)
  const flags = new Int32Array(control)
  const sum = emptyTally(job.seats.length)
  let failure: string | undefined
  let began: number | undefined
  let latest = 0
  const seconds = (): number => (began === undefined ? 0 : (latest - began) / 1000)
  const stop = (): void => void Atomics.store(flags, STOP, 1)

  const hear = (message: FromWorker): void => {
    latest = performance.now()
    if (message.kind === 'ready') began ??= latest // loading the games is not playing them
    if (message.kind === 'part') {
      addTally(sum, message.tally)
      progress?.(sum, seconds())
    }
    if (message.kind === 'failed') {
      failure ??= message.message
      stop()
    }
  }
  const threads = Array.from(
    { length: Math.max(1, Math.min(workers, job.games)) },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: { ...job, control } satisfies SimJob }),
  )
  let grace: NodeJS.Timeout | undefined
  const onInterrupt = (): void => {
    stop()
    grace = setTimeout(() => threads.map(thread => thread.terminate()), GRACE_MS)
  }
  if (interrupted.aborted) onInterrupt()
  interrupted.addEventListener('abort', onInterrupt)
  try {
    await Promise.all(threads.map(thread => ended(thread, hear)))
  } finally {
    stop()
    clearTimeout(grace)
    interrupted.removeEventListener('abort', onInterrupt)
  }
  return { tally: sum, seconds: seconds(), ...(failure === undefined ? {} : { failure }) }
}

function ended(thread: Worker, hear: (message: FromWorker) => void): Promise<void> {
  return new Promise((done, failed) => {
    thread.on('message', hear)
    thread.on('error', failed)
    thread.on('exit', () => done())
  })
}
