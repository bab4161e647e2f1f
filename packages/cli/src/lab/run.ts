import type { Worker } from 'node:worker_threads'
import type { Chunk, Course, Experiment, Unit } from '@undercroft/lab'
import { runThreads, stopThreads } from '../threads.ts'
import type { FromWorker, ToWorker } from './job.ts'

export interface LabRun {
  readonly module: string
  readonly experiment: Experiment
  readonly course: Course
  readonly threads: number
  readonly interrupted: AbortSignal
  /** Hears of every finished unit. */
  readonly finished: (unit: Unit, chunk: Chunk) => void
}

/** Plays what an experiment still needs on several threads. Gives what went wrong, if something did. */
export async function runLab({
  module,
  experiment,
  course,
  threads,
  interrupted,
  finished,
}: LabRun): Promise<string | undefined> {
  let queue = course.due()
  if (queue.length === 0) return undefined
  const control = new SharedArrayBuffer(4)
  const busy = new Set<Worker>()
  const idle = new Set<Worker>()
  let failure: string | undefined
  const send = (thread: Worker, message: ToWorker): void => thread.postMessage(message)
  /** Gives everybody who waits something to do. Nobody leaves while others may bring the need for more. */
  const hand = (): void => {
    if (queue.length === 0 && busy.size === 0) queue = course.due()
    for (const thread of idle) {
      const unit = queue.shift()
      if (unit === undefined) break
      idle.delete(thread)
      busy.add(thread)
      send(thread, { unit })
    }
    if (busy.size === 0) for (const thread of idle) send(thread, { end: true })
  }
  await runThreads<FromWorker>({
    module: new URL('./worker.ts', import.meta.url),
    count: Math.max(1, Math.min(threads, queue.length)),
    data: { module, experiment },
    control,
    interrupted,
    hear: (message, thread) => {
      busy.delete(thread)
      if (message.kind === 'failed') {
        failure ??= message.message
        stopThreads(control)
        for (const each of idle) send(each, { end: true })
        return
      }
      if (message.kind === 'done' && course.take(message.unit, message.chunk)) finished(message.unit, message.chunk)
      idle.add(thread)
      hand()
    },
  })
  return failure
}
