import type { Tried, TryWish } from '@undercroft/games/board'
import { workerTrouble } from '../../shell/worker-trouble.ts'
import type { FromTrial, TryJob } from './play-test-worker.ts'

/** Tries a form out in a worker of its own, never the table's: whoever plays meanwhile waits for nothing. */
export function playTest(draft: Omit<TryJob, 'games'>, { games, signal, onProgress }: TryWish): Promise<Tried> {
  let so: Tried = { games: 0, wins: Array.from({ length: draft.seats }, () => 0) }
  if (games <= 0 || signal?.aborted === true) return Promise.resolve(so)
  const worker = new Worker(new URL('./play-test-worker.ts', import.meta.url), { type: 'module', name: 'play-test' })
  return new Promise<Tried>((done, failed) => {
    worker.onmessage = ({ data }: MessageEvent<FromTrial>) => {
      if ('failed' in data) return failed(new Error(data.failed))
      so = data.so
      onProgress?.(so)
      if (so.games >= games) done(so)
    }
    worker.onerror = event => failed(new Error(workerTrouble(event)))
    signal?.addEventListener('abort', () => done(so), { once: true })
    worker.postMessage({ ...draft, games } satisfies TryJob)
  }).finally(() => worker.terminate())
}
