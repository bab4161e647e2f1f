import type { Found, Purpose, ThinkingReport, ThinkingRequest, ThinkingTask } from './task.ts'

/** The end of a worker that a thinker talks to. */
export type Head = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

interface Waiting {
  readonly id: number
  readonly done: (found: Found | undefined) => void
}

/** Thinks in a worker of its own, which is made when there is something to think about. One thought for each purpose. */
export class Thinker {
  readonly #make: () => Head
  readonly #waiting = new Map<Purpose, Waiting>()
  #head: Head | undefined
  #made = 0

  constructor(make: () => Head = newHead) {
    this.#make = make
  }

  /** Gives nothing if the thought fails, or is stopped. */
  think(purpose: Purpose, task: ThinkingTask): Promise<Found | undefined> {
    this.stop(purpose)
    const id = ++this.#made
    return new Promise(done => {
      this.#waiting.set(purpose, { id, done })
      this.#send({ kind: 'think', id, purpose, task })
    })
  }

  stop(purpose: Purpose): void {
    const waiting = this.#waiting.get(purpose)
    if (waiting === undefined) return
    this.#waiting.delete(purpose)
    this.#send({ kind: 'stop', id: waiting.id })
    waiting.done(undefined)
  }

  close(): void {
    this.#head?.terminate()
    this.#failed()
  }

  #send(request: ThinkingRequest): void {
    try {
      this.#head ??= this.#begin()
      this.#head.postMessage(request)
    } catch {
      this.#failed() // a browser may have no worker to give
    }
  }

  #begin(): Head {
    const head = this.#make()
    head.onmessage = ({ data }: MessageEvent<ThinkingReport>) => this.#hear(data)
    head.onerror = () => {
      head.terminate()
      if (this.#head === head) this.#failed()
    }
    return head
  }

  #hear({ id, found }: ThinkingReport): void {
    for (const [purpose, waiting] of this.#waiting) {
      if (waiting.id !== id) continue
      this.#waiting.delete(purpose)
      waiting.done(found)
    }
  }

  #failed(): void {
    this.#head = undefined
    for (const { done } of this.#waiting.values()) done(undefined)
    this.#waiting.clear()
  }
}

function newHead(): Head {
  return new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module', name: 'thinking' })
}
