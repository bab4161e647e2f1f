import { Worker } from 'node:worker_threads'
import type { AnalysisReport, AnalysisTask } from './analysis-task.ts'

/** No slice takes longer: the look is given up. */
const LONGEST_SILENCE_MS = 60_000

/** How long a look waits at most while bots think, so that it comes to an end at a busy server too. */
const LONGEST_WAIT_MS = 1000
const WAIT_MS = 20

/** A game that needs more memory is not looked at: the server must not suffer from it. */
const MOST_MEMORY_MB = 512

interface Analysing extends AnalysisTask {
  /** Whether bots need all the threads that there are. */
  readonly isBusy: () => boolean
  readonly soFar: (steps: number) => void
  readonly signal: AbortSignal
}

/**
 * Looks at a finished game in a thread of its own and of low priority. It goes on a slice at a time, and waits where bots
 * of running tables think. Gives what was found as it is kept.
 */
export async function analyseApart({ isBusy, soFar, signal, ...task }: Analysing): Promise<string> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const patience = setTimeout(() => reject(new Error('it took too long')), LONGEST_SILENCE_MS)
  signal.addEventListener('abort', () => reject(new Error('the server stops')))
  worker.on('error', reject)
  worker.on('exit', () => reject(new Error('the look was broken off')))
  worker.on('message', (report: AnalysisReport) => {
    patience.refresh()
    if (report.kind === 'found') return resolve(report.found)
    if (report.kind === 'failed') return reject(new Error(report.message))
    soFar(report.steps)
    void calm(isBusy).then(() => worker.postMessage('go on'))
  })
  try {
    return await promise
  } finally {
    clearTimeout(patience)
    await worker.terminate()
  }
}

async function calm(isBusy: () => boolean): Promise<void> {
  for (let waited = 0; isBusy() && waited < LONGEST_WAIT_MS; waited += WAIT_MS) {
    await new Promise(next => setTimeout(next, WAIT_MS))
  }
}
