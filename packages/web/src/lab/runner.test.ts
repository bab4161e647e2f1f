import { anyGame } from '@undercroft/kernel'
import { ticTacToe } from '@undercroft/kernel/examples'
import { Course, makeReport, playUnit, readExperiment } from '@undercroft/lab'
import { expect, it } from 'vitest'
import type { FromLab, ToLab } from './lab-worker.ts'
import { type Hand, handsFor, run } from './runner.ts'

const game = anyGame(ticTacToe)
const file = [`game: ${game.id}`, 'games: 60', 'bots: random', 'measures: []']
const { experiment } = readExperiment(file.join('\n'), [game])
if (experiment === undefined) throw new Error('no experiment')
const played = experiment

/** Plays in this thread, when the others have had their turn. */
function hand(): Hand {
  let gone = false
  const made: Hand = {
    onmessage: null,
    onerror: null,
    terminate: () => {
      gone = true
    },
    postMessage(message: ToLab) {
      setTimeout(() => {
        const chunk = 'unit' in message ? playUnit(game, played, message.unit, () => false) : undefined
        const data: FromLab =
          'unit' in message && chunk !== undefined ? { kind: 'done', unit: message.unit, chunk } : { kind: 'ready' }
        if (!gone) made.onmessage?.({ data } as MessageEvent<FromLab>)
      })
    },
  }
  return made
}

/** Runs to the end, or until so many units are finished. */
function play(course: Course, hands: number, most = Infinity): Promise<string | undefined> {
  return new Promise(done => {
    let units = 0
    const stop = run({
      ...{ course, experiment: played, hire: hand, hands },
      finished: () => {
        if (++units < most) return
        stop()
        done('stopped')
      },
      ended: done,
    })
  })
}

it('gives the same report with one worker and with three, stopped and gone on with', async () => {
  const alone = new Course(game, played)
  expect(await play(alone, 1)).toBeUndefined()
  const course = new Course(game, played)
  expect(await play(course, 3, 5)).toBe('stopped')
  expect(course.progress.done).toBeGreaterThan(0)
  expect(course.due().length).toBeGreaterThan(0)
  expect(await play(course, 3)).toBeUndefined()
  expect(course.progress).toEqual({ done: 60, wanted: 60 })
  expect(makeReport(game, played, course.sums)).toEqual(makeReport(game, played, alone.sums))
})

it('fails in words where a worker has not come, and is not taken for finished', async () => {
  const lost = (): Hand => {
    const made = hand()
    made.postMessage = () => {
      setTimeout(() => made.onerror?.(new Event('error') as ErrorEvent))
    }
    return made
  }
  const course = new Course(game, played)
  const ended = await new Promise(done => {
    run({ ...{ course, experiment: played, hire: lost, hands: 2 }, finished: () => {}, ended: done })
  })
  expect(ended).toContain('could not be loaded')
})

it('has at most four workers, and one at least', () => {
  expect([0, 1, 3, 16].map(handsFor)).toEqual([1, 1, 3, 4])
})
