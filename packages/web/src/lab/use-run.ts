import type { Game } from '@undercroft/kernel'
import { Course, type Experiment, makeReport, type Report } from '@undercroft/lab'
import { useEffect, useRef, useState } from 'react'
import { forget, keep, keyOf, resume } from './kept.ts'
import { handsFor, run } from './runner.ts'

/** How often what has been played so far is shown. */
const LOOK_MS = 500

export interface Running {
  readonly state: 'running' | 'stopped' | 'finished' | 'failed'
  readonly experiment: Experiment
  readonly done: number
  readonly wanted: number
  /** What has come of it so far. */
  readonly report: Report | undefined
  readonly problem: string | undefined
}

export interface Runs {
  readonly running: Running | undefined
  /** Plays an experiment, whose file goes into its report. */
  readonly start: (game: Game, experiment: Experiment, text: string) => void
  readonly stop: () => void
}

/** Plays an experiment in workers. One that was stopped goes on where it was, also after the page was closed. */
export function useRun(): Runs {
  const [running, setRunning] = useState<Running>()
  const halt = useRef<() => void>(undefined)
  useEffect(() => () => halt.current?.(), [])

  const start = (game: Game, experiment: Experiment, text: string): void => {
    halt.current?.()
    const course = new Course(game, experiment)
    const key = keyOf(experiment, game.version)
    const show = (state: Running['state'], problem?: string): void => {
      const report = reportOf(game, experiment, course, text)
      setRunning({ state, experiment, ...course.progress, report, problem })
    }
    let gone = false
    let stopWorkers = (): void => {}
    let due = 0
    halt.current = () => {
      gone = true
      stopWorkers()
      show('stopped')
    }
    show('running')
    const ignore = (): void => {} // without a database nothing is kept, and all is played
    resume(course, key)
      .catch(ignore)
      .then(() => {
        if (gone) return
        show('running')
        stopWorkers = run({
          ...{ course, experiment, hands: handsFor(navigator.hardwareConcurrency) },
          hire: () => new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module', name: 'lab' }),
          finished: (unit, chunk) => {
            keep(key, unit, chunk).catch(ignore)
            if (performance.now() < due) return
            show('running')
            due = performance.now() + LOOK_MS
          },
          ended: failure => {
            halt.current = undefined
            if (failure === undefined) forget().catch(ignore)
            show(failure === undefined ? 'finished' : 'failed', failure)
          },
        })
      })
  }

  const stop = (): void => {
    halt.current?.()
    halt.current = undefined
  }

  return { running, start, stop }
}

/** Nothing while an arm has no game yet. */
function reportOf(game: Game, experiment: Experiment, course: Course, text: string): Report | undefined {
  const begun = course.sums.every(({ arms }) => arms.every(({ games }) => games > 0))
  return begun ? makeReport(game, experiment, course.sums, { text }) : undefined
}
