import { FastDice, type Match, type MatchStep, Play, type Seat, type Shape } from '@undercroft/kernel'
import type { World } from '../search/playout.ts'
import { type Chances, Forecast, Tally } from './forecast.ts'
import { type Ledger, ledgerOf } from './ledger.ts'
import { giveAnswer, playThrough, worldOf } from './through.ts'

/** What changed the chances: open dice, hidden draws, or the answer of a seat. */
type Cause = { readonly kind: 'dice' | 'draws' } | { readonly kind: 'answer'; readonly seat: Seat }

/** One change of everybody's chances. */
export interface Change {
  /** The number of answers that had been given with it; 0 for the set-up. */
  readonly step: number
  readonly cause: Cause
  readonly before: Chances
  readonly after: Chances
}

export interface Analysis {
  /** In the order of play: each begins where the one before ended. */
  readonly changes: readonly Change[]
  readonly ledger: readonly Ledger[]
}

export interface Depth {
  /** How often each position is played on. */
  readonly rounds: number
  readonly seed: string
}

/** Looks at a finished game from its set-up to its end. It yields the number of answers that have been looked at. */
export function* analyse<T extends Shape>(match: Match<T>, depth: Depth): Generator<number, Analysis> {
  const { game, options, setupDraws } = match
  const seats = game.seats(options).length
  const forecast = new Forecast(game, seats, depth.rounds, depth.seed)
  const changes: Change[] = []
  let now: Chances | undefined
  let last: { readonly world: World<T>; readonly step: MatchStep<T> } | undefined
  const add = (step: number, cause: Cause, after: Chances) => {
    if (now !== undefined) changes.push({ step, cause, before: now, after })
    now = after
  }
  const through = playThrough(match)
  for (;;) {
    const { value, done } = through.next()
    const world = worldOf(game, done ? value : value.play)
    const after = forecast.of(world)
    const answered = done ? match.steps.length : value.index
    if (last === undefined) {
      if (setupDraws.length > 0) now = ofSetUps(match, forecast, depth)
      add(0, { kind: 'draws' }, after)
    } else {
      for (const [cause, chances] of parts(forecast, last.world, last.step, after)) add(answered, cause, chances)
      yield answered
    }
    if (done) return { changes, ledger: ledgerOf(changes, seats) }
    last = { world, step: value.step }
  }
}

/** The chances before anything is laid out. */
function ofSetUps<T extends Shape>({ game, options }: Match<T>, forecast: Forecast<T>, depth: Depth): Chances {
  const tally = new Tally(game.seats(options).length)
  const play = Play.start(game, options, new FastDice(`${depth.seed} set-ups`))
  for (let round = 0; round < Math.max(2, depth.rounds / 2); round++) {
    tally.add(forecast.of(worldOf(game, play)).chance)
    play.restart(options)
  }
  return tally.chances()
}

/** Splits what came of an answer: first the answer itself, and then its draws, as long as they are of one kind. */
function* parts<T extends Shape>(
  forecast: Forecast<T>,
  before: World<T>,
  step: MatchStep<T>,
  after: Chances,
): Generator<readonly [Cause, Chances]> {
  let cause: Cause = { kind: 'answer', seat: step.seat }
  const act = (play: Play<T>) => giveAnswer(play, step)
  for (const [i, draw] of step.draws.entries()) {
    const kind = draw.kind === 'roll' ? 'dice' : 'draws'
    if (cause.kind === kind) continue
    const known = step.draws.slice(0, i).map(each => each.shows)
    yield [cause, forecast.of(before, { act, known, next: draw.of })]
    cause = { kind }
  }
  yield [cause, after]
}
