import type { Chunk, Course, Experiment, Unit } from '@undercroft/lab'
import { workerTrouble } from '../shell/worker-trouble.ts'
import type { FromLab, ToLab } from './lab-worker.ts'

/** More of them would leave nothing for the page. */
const MOST_WORKERS = 4

/** What a runner needs of a worker. */
export interface Hand {
  postMessage(message: ToLab): void
  terminate(): void
  onmessage: ((message: MessageEvent<FromLab>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

interface Wish {
  readonly course: Course
  readonly experiment: Experiment
  readonly hire: () => Hand
  readonly hands: number
  /** Hears of each unit that has come to the course. */
  readonly finished: (unit: Unit, chunk: Chunk) => void
  /** Hears that nothing is left to do, or what went wrong. */
  readonly ended: (failure: string | undefined) => void
}

/** As many as there are cores, and a few at most. */
export function handsFor(cores: number): number {
  return Math.max(1, Math.min(MOST_WORKERS, cores))
}

/** Plays what an experiment still needs. Gives what stops it: the course keeps what is finished. */
export function run({ course, experiment, hire, hands, finished, ended }: Wish): () => void {
  let queue = course.due()
  const busy = new Set<Hand>()
  const idle = new Set<Hand>()
  const all = Array.from({ length: Math.min(hands, Math.max(1, queue.length)) }, hire)
  const stop = (): void => {
    for (const hand of all) hand.terminate()
  }
  const end = (failure: string | undefined): void => {
    stop()
    ended(failure)
  }
  const give = (): void => {
    if (queue.length === 0 && busy.size === 0) queue = course.due() // a precision may want more
    for (const hand of idle) {
      const unit = queue.shift()
      if (unit === undefined) break
      idle.delete(hand)
      busy.add(hand)
      hand.postMessage({ unit })
    }
    if (busy.size === 0 && idle.size > 0 && queue.length === 0) end(undefined)
  }
  for (const hand of all) {
    hand.onerror = event => end(workerTrouble(event))
    hand.onmessage = ({ data }) => {
      if (data.kind === 'failed') return end(data.message)
      busy.delete(hand)
      idle.add(hand)
      if (data.kind === 'done' && course.take(data.unit, data.chunk)) finished(data.unit, data.chunk)
      give()
    }
    hand.postMessage({ experiment })
  }
  return stop
}
