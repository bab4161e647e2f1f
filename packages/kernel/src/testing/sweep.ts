import * as fc from 'fast-check'
import { type AnyChoice, type Ask, type Game, type Shape, sayChoice } from '../index.ts'
import { offers } from '../play.ts'
import { ruleAgainst } from '../refusals.ts'
import { anyOptions } from './laws/options.ts'
import { recordLines, Trial } from './laws/trial.ts'
import { any, Walk } from './laws/walk.ts'
import { Sayable } from './sayable.ts'

export interface SweepWish {
  readonly games?: number
  readonly seed?: number
}

/** Counts what becomes of the choices with one verb in one phase. */
export interface SweepRow {
  readonly phase: string
  readonly verb: string
  /** Choices that are not legal where they were tried. */
  tried: number
  /** The number of them that are refused by no better rule than "that is none of the answers to what was asked". */
  fallback: number
  /** One of those, with the game up to there as the lines of a record. */
  example?: { readonly choice: string; readonly record: readonly string[] }
}

export interface Sweep {
  readonly game: string
  readonly outOfStep: string
  readonly positions: number
  readonly rows: readonly SweepRow[]
}

const GAMES = 40

/** The number of choices of one verb that are tried in a position. */
const MOST_CHOICES = 16

/** One position in so many is tried: positions that follow each other are much alike. */
const EVERY = 4

/** Tries, in random positions, every choice that the words can say and that the asked seat could try. */
export function sweep<T extends Shape>(game: Game<T>, { games = GAMES, seed = 1 }: SweepWish = {}): Sweep {
  const rows = new Map<string, SweepRow>()
  const sayable = new Sayable(game.words)
  let positions = 0
  for (const [i, options] of fc.sample(anyOptions(game), { numRuns: games, seed }).entries()) {
    const trial = new Trial(game, options, seed * 100_000 + i)
    const walk = new Walk(trial)
    while (walk.goesOn()) {
      if (walk.chance(EVERY)) {
        positions++
        tryAll(walk, sayable, rows)
      }
      walk.step()
    }
  }
  const sorted = [...rows.values()].sort((a, b) => b.fallback - a.fallback || b.tried - a.tried)
  return { game: game.id, outOfStep: game.outOfStep, positions, rows: sorted }
}

function tryAll<T extends Shape>({ match, luck }: Walk<T>, sayable: Sayable, rows: Map<string, SweepRow>): void {
  const asked = any(match.play.explain(), luck)
  const phase = match.play.asking?.frame.phase
  if (asked === undefined || phase === undefined) return
  sayable.meet(asked)
  for (const verb of sayable.verbs) {
    // A form is judged by its check, and an aside is no answer to a question.
    if (verb === asked.form || match.game.asides?.on[verb as T['choice'][0]] !== undefined) continue
    const row = rows.get(`${phase} ${verb}`) ?? { phase, verb, tried: 0, fallback: 0 }
    rows.set(`${phase} ${verb}`, row)
    for (const choice of sayable.choices(verb, MOST_CHOICES, luck)) {
      if (offers(asked, choice)) continue
      row.tried++
      if (ruleAgainst(match.play, asked, choice) !== match.game.outOfStep) continue
      row.fallback++
      row.example ??= { choice: sayWith(match.game, asked, match.options, choice), record: recordLines(match) }
    }
  }
}

function sayWith<T extends Shape>(game: Game<T>, { seat }: Ask<T>, options: T['options'], choice: AnyChoice): string {
  return `${game.seats(options)[seat]?.name} ${sayChoice(game.words, choice)}`
}

/** Gives the share of choices that fall back, in percent. */
export function fallbackShare(rows: readonly SweepRow[]): number {
  const tried = rows.reduce((sum, row) => sum + row.tried, 0)
  const fallback = rows.reduce((sum, row) => sum + row.fallback, 0)
  return tried === 0 ? 0 : (fallback / tried) * 100
}
