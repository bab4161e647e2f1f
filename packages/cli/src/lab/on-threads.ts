import type { Worker } from 'node:worker_threads'
import { runThreads, stopThreads } from '../threads.ts'
import type { FromWorker, ToWorker } from './job.ts'
import type { Play } from './work.ts'

/** Plays on several threads of this machine. */
export function onThreads(module: string, threads: number): Play {
  return async ({ experiment, course, rows, interrupted, keep }) => {
    let queue = course.due()
    if (queue.length === 0) return undefined
    const control = new SharedArrayBuffer(4)
    const busy = new Set<Worker>()
    const idle = new Set<Worker>()
    let failure: string | undefined
    const send = (thread: Worker, message: ToWorker): void => thread.postMessage(message)
    const fail = (message: string): void => {
      failure ??= message
      stopThreads(control)
      for (const each of idle) send(each, { end: true })
    }
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
    const hear = async (message: FromWorker, thread: Worker): Promise<void> => {
      if (message.kind === 'done') {
        await keep(message)
        course.take(message.unit, message.chunk)
      }
      busy.delete(thread)
      if (message.kind === 'failed') return fail(message.message)
      idle.add(thread)
      if (failure === undefined) hand()
      else send(thread, { end: true })
    }
    let heard: Promise<void> = Promise.resolve()
    await runThreads<FromWorker>({
      module: new URL('./worker.ts', import.meta.url),
      count: Math.max(1, Math.min(threads, queue.length)),
      data: { module, experiment, rows },
      control,
      interrupted,
      hear: (message, thread) => {
        heard = heard
          .then(() => hear(message, thread))
          .catch(error => {
            fail(String(error))
            send(thread, { end: true })
          })
      },
    })
    await heard
    return failure
  }
}
