import { type Report, reportOf } from '@undercroft/bots'
import { ok, type Result, readRecord } from '@undercroft/kernel'
import { type FoundAnalysis, unpack } from '../bots/analysis-task.ts'
import type { Limits } from '../guard/limits.ts'
import { type Problem, problem } from '../problem.ts'
import type { OpenAnalysis, TableRecord } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { now } from '../time.ts'
import { recordOf } from './playing.ts'
import { seatsOf } from './seats.ts'
import { flat, type TableService } from './tables.ts'

export const ANALYSIS_STATUSES = ['none', 'waiting', 'running', 'found', 'failed'] as const

/** How far the look at a game has got. */
export interface AnalysisProgress {
  readonly status: (typeof ANALYSIS_STATUSES)[number]
  /** How many answers have been looked at, of how many. */
  readonly done: number
  readonly of: number
  /** Why nothing was found. */
  readonly message?: string
}

/** For programs, or with every change as the page draws it. */
export const ANALYSIS_FORMS = ['report', 'changes'] as const
type AnalysisForm = (typeof ANALYSIS_FORMS)[number]

interface Extras extends Pick<FoundAnalysis, 'turnings' | 'rounds' | 'skills' | 'knew'> {
  /** The standard errors of each seat's posts. */
  readonly errors: readonly FoundAnalysis['ledger'][number]['errors'][]
}

export interface AnalysisAnswer extends AnalysisProgress {
  /** Whether the reader played here, and it is over. */
  readonly mayAsk: boolean
  readonly result?: (Report & Extras) | FoundAnalysis
}

interface AnalysisServiceOptions {
  readonly store: Store
  readonly tables: TableService
  readonly limits: Limits
  /** There is something new to be looked at. */
  readonly asked: () => void
}

/** How much of a finished game was luck: asked for by who played, kept, and told to all who may see the table. */
export class AnalysisService {
  readonly #options: AnalysisServiceOptions

  constructor(options: AnalysisServiceOptions) {
    this.#options = options
  }

  async of(person: string | undefined, table: string, form: AnalysisForm): Promise<Result<AnalysisAnswer, Problem>> {
    const { store, tables } = this.#options
    const mayAsk = await tables.look(table, person, async ({ record }) => mayAskOf(record, person).ok)
    if (!mayAsk.ok) return mayAsk
    const progress = { ...progressOf(await store.analyses.get(table)), mayAsk: mayAsk.value }
    const text = progress.status === 'found' ? await store.analyses.found(table) : undefined
    if (text === undefined) return ok(progress)
    const found = await unpack(text)
    return ok({ ...progress, result: form === 'changes' ? found : reported(found) })
  }

  /** Only who played may, once it is over. Who asks for what was asked for is told how far it has got. */
  async ask(person: string, table: string): Promise<Result<AnalysisProgress, Problem>> {
    const { store, tables, limits, asked } = this.#options
    const text = flat(
      await tables.look(table, person, async desk => {
        const mayAsk = mayAskOf(desk.record, person)
        return mayAsk.ok ? recordOf(desk) : mayAsk
      }),
    )
    if (!text.ok) return text
    const known = await store.analyses.get(table)
    if (known !== undefined && known.failed === undefined) return ok(progressOf(known))
    const read = readRecord(text.value)
    if (!read.ok || read.value.end === undefined) {
      return problem('conflict', 'only a game that was played to its end can be looked at')
    }
    const steps = read.value.steps.length
    if (steps > limits.analysedAnswers) {
      const most = `the server looks at games of at most ${limits.analysedAnswers} answers`
      return problem('too-large', `this game has ${steps} answers, and ${most}: your browser can do it`)
    }
    const open = await store.analyses.open()
    if (open.length >= limits.analysesOfAll) {
      return problem('too-many', 'too many games wait to be looked at here: try again later')
    }
    if (open.filter(each => each.person === person).length >= limits.analysesOfOne) {
      return problem(
        'too-many',
        `so many of your games are still to be looked at (${limits.analysesOfOne}): wait for one of them`,
      )
    }
    await store.analyses.ask({ table, person, askedAt: now(), steps })
    asked()
    return ok(progressOf(await store.analyses.get(table)))
  }
}

function mayAskOf(record: TableRecord, person: string | undefined): Result<true, Problem> {
  if (seatsOf(record, person).length === 0) return problem('forbidden', 'only who played here may ask for that')
  return record.status === 'over' ? ok(true) : problem('conflict', 'a game can be looked at when it is over')
}

function progressOf(asked: OpenAnalysis | undefined): AnalysisProgress {
  if (asked === undefined) return { status: 'none', done: 0, of: 0 }
  const { steps: of, done = 0, failed, isFound } = asked
  if (isFound) return { status: 'found', done: of, of }
  if (failed !== undefined) return { status: 'failed', done, of, message: failed }
  return { status: asked.done === undefined ? 'waiting' : 'running', done, of }
}

function reported(found: FoundAnalysis): Report & Extras {
  const { game, names, seconds, ledger, turnings, rounds, skills, knew } = found
  const errors = ledger.map(each => each.errors)
  return { ...reportOf(game, names, found, seconds), errors, turnings, rounds, skills, knew }
}
