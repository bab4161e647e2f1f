import { type Game, ok, type Result } from '@undercroft/kernel'
import { Course, type Experiment, makeReport, type Report, readExperiment } from '@undercroft/lab'
import type { Limits } from '../guard/limits.ts'
import { newId } from '../guard/tokens.ts'
import { type Problem, problem } from '../problem.ts'
import { LabPlayer } from './player.ts'

export const RUN_STATUSES = ['waiting', 'running', 'finished', 'stopped', 'failed'] as const

/** How far an experiment has got. */
export interface RunProgress {
  readonly id: string
  readonly status: (typeof RUN_STATUSES)[number]
  /** How many games of each arm are played, of how many. */
  readonly done: number
  readonly wanted: number
  /** Why it failed or was stopped. */
  readonly message?: string
}

export interface RunAnswer extends RunProgress {
  /** When it is finished. */
  readonly report?: Report
}

interface Run {
  readonly id: string
  readonly person: string
  readonly game: Game
  readonly experiment: Experiment
  /** Its file, as it was sent. */
  readonly text: string
  readonly course: Course
  status: RunProgress['status']
  message?: string
}

interface LabServiceOptions {
  readonly games: readonly Game[]
  readonly gamesModule: string
  readonly limits: Limits
  readonly failed: (error: unknown) => void
}

/** So many finished experiments are kept: until others come, or the node stops. */
const KEPT = 50

/**
 * Plays experiments that people send, one after the other in a thread, where the host allows it. They are known to the
 * node that took them, and only to who sent them.
 */
export class LabService {
  readonly #options: LabServiceOptions
  readonly #runs = new Map<string, Run>()
  #player: { readonly run: Run; readonly thread: LabPlayer } | undefined
  #working: Promise<void> | undefined
  #isClosed = false

  constructor(options: LabServiceOptions) {
    this.#options = options
  }

  /** How many games an experiment may have; 0: none is played here. */
  get games(): number {
    return this.#options.limits.labGames
  }

  send(person: string, text: string): Result<RunProgress, Problem> {
    const { games, limits } = this.#options
    if (limits.labGames === 0) return problem('forbidden', 'this server plays no experiments')
    const { experiment, mistakes } = readExperiment(text, games)
    const game = games.find(({ id }) => id === experiment?.game)
    if (experiment === undefined || game === undefined) {
      const [first] = mistakes
      return problem('malformed', `line ${first?.line ?? 1}: ${first?.message ?? 'no game'}`, 'experiment')
    }
    const count = gamesOf(experiment)
    if (count > limits.labGames) {
      const most = `this server plays at most ${limits.labGames}`
      return problem('too-large', `this experiment has ${count} games in all its arms, and ${most}`)
    }
    const open = [...this.#runs.values()].filter(isOpen)
    if (open.some(run => run.person === person)) return problem('conflict', 'your last experiment is not over yet')
    if (open.length >= limits.labsOfAll) return problem('too-many', 'too many experiments wait here: try again later')
    const course = new Course(game, experiment)
    const run: Run = { id: newId(), person, game, experiment, text, course, status: 'waiting' }
    this.#keep(run)
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined
    })
    return ok(progressOf(run))
  }

  of(person: string, id: string): Result<RunAnswer, Problem> {
    const run = this.#find(person, id)
    if (!run.ok) return run
    const { game, experiment, text, course, status } = run.value
    const report = status === 'finished' ? { report: makeReport(game, experiment, course.sums, { text }) } : {}
    return ok({ ...progressOf(run.value), ...report })
  }

  async stop(person: string, id: string): Promise<Result<RunProgress, Problem>> {
    const run = this.#find(person, id)
    if (!run.ok) return run
    await this.#halt(run.value, 'it was stopped')
    return ok(progressOf(run.value))
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const run of this.#runs.values()) await this.#halt(run, 'the server stops')
    await this.#working
  }

  #find(person: string, id: string): Result<Run, Problem> {
    const run = this.#runs.get(id)
    if (run?.person === person) return ok(run)
    return problem('missing', 'there is no such experiment')
  }

  #keep(run: Run): void {
    this.#runs.set(run.id, run)
    for (const [id, old] of this.#runs) {
      if (this.#runs.size <= KEPT) return
      if (!isOpen(old)) this.#runs.delete(id)
    }
  }

  async #halt(run: Run, why: string): Promise<void> {
    if (!isOpen(run)) return
    Object.assign(run, { status: 'stopped', message: why })
    if (this.#player?.run === run) await this.#player.thread.stop()
  }

  /** Plays what waits, until nothing does. */
  async #work(): Promise<void> {
    for (;;) {
      const run = [...this.#runs.values()].find(({ status }) => status === 'waiting')
      if (run === undefined || this.#isClosed) return
      run.status = 'running'
      await this.#play(run).catch(error => {
        this.#options.failed(error)
        Object.assign(run, { status: 'failed', message: 'something went wrong here' })
      })
    }
  }

  async #play(run: Run): Promise<void> {
    const { gamesModule: module, limits } = this.#options
    const { experiment, course } = run
    const thread = new LabPlayer({ module, experiment })
    this.#player = { run, thread }
    const late = setTimeout(
      () => void this.#halt(run, 'it took longer than this server allows'),
      limits.labSeconds * 1000,
    )
    try {
      for (let unit = course.due()[0]; unit !== undefined && isOpen(run); unit = course.due()[0]) {
        const played = await thread.play(unit)
        if (played === undefined || !isOpen(run)) return
        if ('failed' in played) return void Object.assign(run, { status: 'failed', message: played.failed })
        course.take(unit, played.chunk)
      }
      if (isOpen(run)) run.status = 'finished'
    } finally {
      clearTimeout(late)
      this.#player = undefined
      await thread.stop()
    }
  }
}

function isOpen({ status }: Run): boolean {
  return status === 'waiting' || status === 'running'
}

function progressOf({ id, status, course, message }: Run): RunProgress {
  return { id, status, ...course.progress, ...(message === undefined ? {} : { message }) }
}

/** The games of all arms together. */
function gamesOf({ stop, groups }: Experiment): number {
  const arms = groups.reduce((sum, group) => sum + group.arms.length, 0)
  return arms * ('games' in stop ? stop.games : stop.most)
}
