import { type Analysis, analysisOf, type Glimpse } from '@undercroft/bots'
import type { GameRecord } from '@undercroft/kernel'
import { runThreads } from '../threads.ts'

/** What a thread is started with. */
export interface AnalyseJob {
  /** The module that exports the games. */
  readonly module: string
  readonly game: string
  readonly record: GameRecord
  readonly rounds: number
  readonly seed: string
  readonly workers: number
  /** Shared by all threads: whether to stop, and how many have started. */
  readonly control: SharedArrayBuffer
}

/** The index of the number of threads that have started, after the one that tells to stop. */
export const THREADS = 1
const CONTROLS = 2

export type FromAnalyse = Glimpse

interface AnalyseRun {
  /** How many answers there are. */
  readonly steps: number
  readonly interrupted: AbortSignal
  readonly progress: (answers: number) => void
}

/** Looks at a game on several threads. The figures do not depend on how many; when it is interrupted there are none. */
export async function runAnalysis(
  job: Omit<AnalyseJob, 'control'>,
  { steps, interrupted, progress }: AnalyseRun,
): Promise<Analysis | number> {
  const found: Glimpse[] = []
  let count = 0
  await runThreads<FromAnalyse>({
    module: new URL('./worker.ts', import.meta.url),
    count: job.workers,
    data: job,
    control: new SharedArrayBuffer(4 * CONTROLS),
    hear(glimpse) {
      found[glimpse.step] = glimpse
      count++
      progress(count)
    },
    interrupted,
  })
  return count === steps + 1 ? analysisOf(found) : count
}
