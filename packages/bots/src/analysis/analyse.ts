import { FastDice, type Match, type MatchStep, Play, type Seat, type Shape } from '@undercroft/kernel'
import type { World } from '../search/playout.ts'
import { type Chances, Forecast, NEXT_TURN, Tally, THIS_TURN } from './forecast.ts'
import { type Ledger, ledgerOf } from './ledger.ts'
import { giveAnswer, playThrough, worldOf } from './through.ts'

/** What changed the chances: open dice, hidden draws, or the answer of a seat. */
type Cause =
  | { readonly kind: 'dice' | 'draws' }
  | {
      readonly kind: 'answer'
      readonly seat: Seat
      /** No answer was given: a turn begins, and the look goes on to its end. */
      readonly isLook?: true
    }

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
    const answered = done ? match.steps.length : value.index
    const after = forecast.of(world, `${answered}`)
    if (last === undefined) {
      if (setupDraws.length > 0) now = ofSetUps(match, forecast, depth)
      add(0, { kind: 'draws' }, after)
    } else if (now !== undefined) {
      const next = done ? undefined : value.step.seat
      for (const [cause, chances] of parts(forecast, last, { answered, now, world, next, after })) {
        add(answered, cause, chances)
      }
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
    tally.add(forecast.of(worldOf(game, play), `set-up ${round}`).chance)
    play.restart(options)
  }
  return tally.chances()
}

/** The position after an answer, who answers next in it, and what it is worth. */
interface Came<T extends Shape> {
  readonly answered: number
  /** What the position before it was worth. */
  readonly now: Chances
  readonly world: World<T>
  readonly next: Seat | undefined
  readonly after: Chances
}

/**
 * Splits what came of an answer: first the answer itself, and then its draws, as long as they are of one kind. Where a new
 * turn begins with it, both sides are judged at the end of that turn, because the value is not the same before a turn as
 * after it. What the longer look alone changes belongs to no die: one half to whoever has left the other the turn like
 * this, and one half to whoever has it now.
 */
function* parts<T extends Shape>(
  forecast: Forecast<T>,
  { world: before, step }: { readonly world: World<T>; readonly step: MatchStep<T> },
  { answered, now, world, next, after }: Came<T>,
): Generator<readonly [Cause, Chances]> {
  const turnOf = ({ state }: World<T>) => forecast.game.thinking?.turn(state)
  const turns = next !== undefined && turnOf(before) !== turnOf(world) ? NEXT_TURN : THIS_TURN
  if (next !== undefined && turns === NEXT_TURN) {
    const longer = forecast.of(before, `${answered} turn`, undefined, turns)
    yield [{ kind: 'answer', seat: step.seat, isLook: true }, between(now, longer)]
    yield [{ kind: 'answer', seat: next, isLook: true }, longer]
  }
  let cause: Cause = { kind: 'answer', seat: step.seat }
  const act = (play: Play<T>) => giveAnswer(play, step)
  for (const [i, draw] of step.draws.entries()) {
    const kind = draw.kind === 'roll' ? 'dice' : 'draws'
    if (cause.kind === kind) continue
    const known = step.draws.slice(0, i).map(each => each.shows)
    yield [cause, forecast.of(before, `${answered} ${i}`, { act, known, next: draw.of }, turns)]
    cause = { kind }
  }
  yield [cause, after]
}

function between(a: Chances, b: Chances): Chances {
  return {
    chance: a.chance.map((chance, seat) => (chance + (b.chance[seat] ?? 0)) / 2),
    error: a.error.map((error, seat) => Math.hypot(error, b.error[seat] ?? 0) / 2),
  }
}
