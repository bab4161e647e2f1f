import { workerTrouble } from '../shell/worker-trouble.ts'
import type { HistoryDone, HistoryJob } from './history-worker.ts'

/** Plays records again in a worker, one after another. */
export interface Reader {
  read(job: Omit<HistoryJob, 'n'>): Promise<Omit<HistoryDone, 'n'>>
  close(): void
}

export function openReader(): Reader {
  const worker = new Worker(new URL('./history-worker.ts', import.meta.url), { type: 'module', name: 'history' })
  const waiting = new Map<number, (done: HistoryDone) => void>()
  let jobs = 0
  const settle = (done: HistoryDone): void => {
    waiting.get(done.n)?.(done)
    waiting.delete(done.n)
  }
  worker.onmessage = ({ data }: MessageEvent<HistoryDone>) => settle(data)
  worker.onerror = event => {
    for (const n of [...waiting.keys()]) settle({ n, wrong: workerTrouble(event) })
  }
  return {
    read(job) {
      jobs++
      const n = jobs
      return new Promise(done => {
        waiting.set(n, done)
        worker.postMessage({ ...job, n } satisfies HistoryJob)
      })
    },
    close: () => worker.terminate(),
  }
}
