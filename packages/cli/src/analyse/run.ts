import { type Analysis, analysisOf, type Glimpse } from '@undercroft/bots'
import { runThreads } from '../threads.ts'
import { type AnalyseJob, CONTROLS, type FromAnalyse } from './job.ts'

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
