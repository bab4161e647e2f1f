import { parentPort, workerData } from 'node:worker_threads'
import { glimpses } from '@undercroft/bots'
import { replay } from '@undercroft/kernel'
import { gameFrom } from '../catalogue.ts'
import { STOP } from '../threads.ts'
import { type AnalyseJob, type FromAnalyse, THREADS } from './job.ts'

const port = parentPort
if (port === null) throw new Error('this file is run by a worker')
await work(workerData as AnalyseJob, message => port.postMessage(message))

/** Looks at every so-manyth answer: which ones is told by how many threads came before. */
async function work(job: AnalyseJob, post: (message: FromAnalyse) => void): Promise<void> {
  const control = new Int32Array(job.control)
  const share = Atomics.add(control, THREADS, 1)
  const game = await gameFrom(job.module, job.game)
  const match = replay(game, job.record)
  if (!match.ok) throw new Error(match.error.message)
  const rounds = (step: number) => ({ from: 0, to: step % job.workers === share ? job.rounds : 0 })
  for (const glimpse of glimpses(match.value, { seed: job.seed, rounds })) {
    if (Atomics.load(control, STOP) !== 0) return
    post(glimpse)
  }
}
