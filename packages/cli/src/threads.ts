import { Worker } from 'node:worker_threads'

/** Threads that do one task together, and may be told to stop. */
export interface Threads<Message> {
  readonly module: URL
  readonly count: number
  /** What each is started with, beside the shared memory. */
  readonly data: object
  /** Shared by all; the number at `STOP` tells them to stop. */
  readonly control: SharedArrayBuffer
  readonly hear: (message: Message, thread: Worker) => void
  readonly interrupted: AbortSignal
}

/** The index in the shared memory of the number that tells all threads to stop. */
export const STOP = 0

/** How long a bot may go on thinking after Ctrl-C before its thread is ended. */
const GRACE_MS = 2_000

/** Runs threads until all have ended. */
export async function runThreads<Message>(task: Threads<Message>): Promise<void> {
  const { interrupted, control } = task
  const stop = (): void => stopThreads(control)
  const threads = Array.from(
    { length: task.count },
    () => new Worker(task.module, { workerData: { ...task.data, control } }),
  )
  let grace: NodeJS.Timeout | undefined
  const onInterrupt = (): void => {
    stop()
    grace = setTimeout(() => threads.map(thread => thread.terminate()), GRACE_MS)
  }
  if (interrupted.aborted) onInterrupt()
  interrupted.addEventListener('abort', onInterrupt)
  try {
    await Promise.all(threads.map(thread => ended(thread, task.hear)))
  } finally {
    stop()
    clearTimeout(grace)
    interrupted.removeEventListener('abort', onInterrupt)
  }
}

export function stopThreads(control: SharedArrayBuffer): void {
  Atomics.store(new Int32Array(control), STOP, 1)
}

function ended<Message>(thread: Worker, hear: (message: Message, thread: Worker) => void): Promise<void> {
  return new Promise((done, failed) => {
    thread.on('message', (message: Message) => hear(message, thread))
    thread.on('error', failed)
    thread.on('exit', () => done())
  })
}
