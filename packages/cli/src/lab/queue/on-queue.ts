import { setTimeout as pause } from 'node:timers/promises'
import type { Unit } from '@undercroft/lab'
import type { Play } from '../work.ts'
import { Desk, type Run } from './desk.ts'

/** How long to wait for more results. */
const PAUSE_MS = 250

/** Lets the workers at a queue in PostgreSQL play (`lab work`), on any number of machines. */
export function onQueue(url: string): Play {
  return async work => {
    const desk = await Desk.open(url)
    try {
      const run = await desk.begin(work)
      const failure = await follow(desk, run, work)
      const isStopped = failure === undefined && work.course.due().length > 0
      await (isStopped ? desk.stop(run) : desk.end(run))
      return failure
    } finally {
      await desk.close()
    }
  }
}

/** Sends what is due and takes what comes, until nothing is due any more. Gives what went wrong, if something did. */
async function follow(
  desk: Desk,
  run: Run,
  { course, interrupted, keep }: Parameters<Play>[0],
): Promise<string | undefined> {
  const sent = new Set<string>()
  while (!interrupted.aborted) {
    if (sent.size === 0) {
      const due = course.due()
      if (due.length === 0) return undefined
      for (const unit of due) sent.add(nameOf(unit))
      await desk.send(run, due)
    }
    const results = await desk.take(run)
    for (const result of results) {
      if ('failure' in result) return result.failure
      if (!sent.delete(nameOf(result.unit))) continue // an earlier run has counted it
      await keep(result)
      course.take(result.unit, result.chunk)
    }
    if (results.length === 0) await pause(PAUSE_MS, undefined, { signal: interrupted }).catch(() => {})
  }
  return undefined
}

function nameOf({ group, from }: Unit): string {
  return `${group} ${from}`
}
