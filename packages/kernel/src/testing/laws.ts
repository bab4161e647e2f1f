import { describe, expect, it } from 'vitest'
import type { Foresight, Game, Shape } from '../index.ts'
import { ALONE, alone } from './laws/alone/alone.ts'
import { clone } from './laws/clone.ts'
import { type BotMaker, botsEnd, ends } from './laws/ends.ts'
import { exact } from './laws/exact.ts'
import { forced } from './laws/forced.ts'
import { imagined } from './laws/imagined.ts'
import { type Judging, judge } from './laws/judge.ts'
import { legal } from './laws/legal.ts'
import { promised } from './laws/promises.ts'
import type { Law } from './laws/trial.ts'
import { twins } from './laws/twins.ts'
import { undo } from './laws/undo.ts'

/** The end comes first: the other laws take minutes to play a game that does not end. */
export const LAWS: readonly Law[] = [ends, legal, exact, clone, imagined, twins, undo, forced]

/** Where something is hidden, each promise is tried in many worlds, and this part of the games has enough of them. */
const PROMISE_PART = 4
/** Where nothing is hidden, so many games are played for the promises. */
const OPEN_PROMISES = 60

export interface LawOptions<T extends Shape> extends Omit<Judging<T>, 'seed' | 'begin'>, Partial<Foresight<T>> {
  /** The same games are played each time, unless another seed is given here or as LAWS_SEED. */
  readonly seed?: number
  /**
   * The URL of the module that exports the game: law 8 loads it anew, so that nothing is left in it from other games.
   */
  readonly home: string
  /** The number of games that law 8 plays; it follows each step by step, twice. */
  readonly aloneGames?: number
  /** The bots that must be able to play the game to its end, as random play is. */
  readonly bots?: readonly BotMaker[]
  /** The number of games that bots play: they take longer than random play. */
  readonly botGames?: number
}

/** Registers one test for each law, over random play with random options. LAWS_RUNS sets how many games a law plays. */
export function laws<T extends Shape>(game: Game<T>, options: LawOptions<T>): void {
  const { LAWS_SEED, LAWS_RUNS } = process.env
  const seed = Number(LAWS_SEED ?? options.seed ?? 1)
  const games = Number(LAWS_RUNS ?? options.games)
  const { bots = [], botGames = Math.ceil(games / 20), aloneGames = Math.min(games, 60), home } = options
  let endless = false
  const notTried = `${game.title} breaks law ${ends.number}, so the other laws were not tried`
  const obeyed = (law: Law, each: number): void => {
    it(`${law.number} ${law.title}`, ({ skip }) => {
      skip(endless, notTried)
      const broken = judge(law, game, { ...options, games: each, seed })
      endless ||= broken !== undefined && law === ends
      if (broken !== undefined) expect.fail(broken)
    })
  }
  describe(`laws of ${game.title}`, () => {
    for (const law of LAWS) obeyed(law, games)
    if (bots.length > 0) obeyed(botsEnd(bots), botGames)
    if (options.promises !== undefined) {
      const { promises, worlds } = options
      const part = Math.ceil(games / PROMISE_PART)
      const each = options.hides === false ? Math.max(part, Math.min(games, OPEN_PROMISES)) : part
      obeyed(promised(worlds === undefined ? { promises } : { promises, worlds }), each)
    }
    it(`${ALONE.number} ${ALONE.title}`, async ({ skip }) => {
      skip(endless, notTried)
      const broken = await alone(game, { games: Number(LAWS_RUNS ?? aloneGames), seed, home })
      if (broken !== undefined) expect.fail(broken)
    })
  })
}
