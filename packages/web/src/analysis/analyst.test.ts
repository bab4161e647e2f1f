import { bots, boutOf, glimpses } from '@undercroft/bots'
import { anyGame } from '@undercroft/kernel'
import { pig } from '@undercroft/kernel/examples'
import { describe, expect, it } from 'vitest'
import type { AnalysisJob, FromAnalysis } from './analysis-worker.ts'
import { Analyst, PASSES } from './analyst.ts'
import { makeKnown } from './store.ts'

const game = anyGame(pig)
const match = boutOf(game, { options: { goal: 20, players: 2 }, seed: 'seen', player: () => bots.greedy })

/** A worker that does one thing whenever it is told to. */
class Apprentice {
  readonly #hear: (report: FromAnalysis) => void
  readonly jobs: AnalysisJob[] = []
  isGone = false

  constructor(hear: (report: FromAnalysis) => void) {
    this.#hear = hear
  }

  postMessage(job: AnalysisJob): void {
    this.jobs.push(job)
  }

  terminate(): void {
    this.isGone = true
  }

  fail(message: string): void {
    this.#hear({ kind: 'failed', message })
  }

  /** Does its next job; of a look, only so many answers. */
  work(most = Number.POSITIVE_INFINITY): void {
    const job = this.jobs.shift()
    if (job?.kind === 'open') this.#hear({ kind: 'opened', steps: match.steps.length })
    if (job?.kind === 'turn') this.#hear({ kind: 'turned', turnings: [] })
    if (job?.kind !== 'look') return
    const { from, to, share, of } = job
    const rounds = (step: number) => ({ from: from[step] ?? 0, to: step % of === share ? to : 0 })
    const found = [...glimpses(match, { seed: 'test', rounds })]
    this.#hear({ kind: 'glimpses', glimpses: found.slice(0, most) })
    if (most >= found.length) this.#hear({ kind: 'looked' })
  }
}

function looking(workers: number) {
  const hired: Apprentice[] = []
  const known = makeKnown()
  const hire = (hear: (report: FromAnalysis) => void) => {
    const apprentice = new Apprentice(hear)
    hired.push(apprentice)
    return apprentice
  }
  const analyst = new Analyst('text', known, hire, workers)
  const all = () => hired.filter(({ isGone }) => !isGone)
  return { analyst, known, all }
}

describe('an analyst', () => {
  it('has a curve after the first pass, turning points after the usual one, and goes on deeper', () => {
    const { analyst, known, all } = looking(2)
    analyst.go()
    for (const each of all()) each.work()
    expect(known.get()).toMatchObject({ isRunning: true })
    for (const pass of PASSES.slice(0, 3)) {
      for (const each of all()) while (each.jobs[0]?.kind === 'turn') each.work()
      for (const each of all()) each.work()
      expect(known.get().found?.rounds).toBe(pass)
    }
  })

  it('keeps what was found when it is stopped, goes on from there, and comes to the same', () => {
    const whole = looking(1)
    whole.analyst.go()
    for (let i = 0; i < 3; i++) for (const each of whole.all()) each.work()

    const { analyst, known, all } = looking(3)
    analyst.go()
    for (const each of all()) each.work()
    for (const each of all()) each.work(1)
    analyst.stop()
    expect(known.get()).toMatchObject({ isRunning: false, aim: 4 })
    expect(known.get().part).toBeGreaterThan(0)
    expect(all()).toEqual([])
    analyst.go()
    for (let i = 0; i < 3; i++) for (const each of all()) each.work()
    expect(known.get().found?.changes).toEqual(whole.known.get().found?.changes)
  })

  it('goes beyond what the server has found, and never shows less', () => {
    const { analyst, known, all } = looking(2)
    const found = { rounds: 24, changes: [], ledger: [], skills: [], knew: [], turnings: [] }
    known.set({ found, isRunning: false, aim: 24, part: 1, by: 'server' })
    analyst.go()
    expect(known.get()).not.toHaveProperty('by')
    for (const each of all()) each.work()
    expect(all()[0]?.jobs).toMatchObject([{ kind: 'look', to: 48 }])
    all()[0]?.work()
    expect(known.get().found).toBe(found)
    all()[1]?.work()
    expect(known.get().found?.rounds).toBe(48)
  })

  it('says what went wrong, and tries again when it is told to', () => {
    const { analyst, known, all } = looking(2)
    analyst.go()
    all()[0]?.fail('no memory')
    expect(known.get()).toMatchObject({ isRunning: false, failed: 'no memory' })
    expect(all()).toEqual([])
    analyst.go()
    expect(known.get().failed).toBeUndefined()
    expect(all()).toHaveLength(2)
  })
})
