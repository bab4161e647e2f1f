import { FastDice, type Match, type Seat, type Shape, sameData, see } from '@undercroft/kernel'
import { greedy } from '../greedy.ts'
import { candidatesOf } from '../search/candidates.ts'
import type { Change, Depth } from './analyse.ts'
import { Forecast } from './forecast.ts'
import { errorOf, SURE, swingOf } from './ledger.ts'
import { type Moment, playThrough, worldOf } from './through.ts'

/** A large swing of somebody's chance. */
export interface Turning<T extends Shape> {
  readonly change: Change
  /** Whose chance it is: the one who answered, or else the seat that it moved most. */
  readonly seat: Seat
  readonly swing: number
  readonly error: number
  /** What would have been better by more than the error of the estimate, and by how much. */
  readonly better?: { readonly choice: T['choice']; readonly by: number }
}

/** How many of the likely answers are compared with the one that was given. */
const ANSWERS = 8

/** Finds the largest swings of a game, the largest first. */
export function turningPoints<T extends Shape>(
  match: Match<T>,
  changes: readonly Change[],
  depth: Depth,
  most = 5,
): readonly Turning<T>[] {
  const seats = match.game.seats(match.options).length
  const found = changes
    .filter(({ cause }) => cause.kind !== 'answer' || cause.isLook !== true)
    .map(change => ofChange<T>(change, seats))
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, most)
  const answers = new Map(
    found.flatMap(each => (each.change.cause.kind === 'answer' ? [[each.change.step, each] as const] : [])),
  )
  const forecast = new Forecast(match.game, seats, depth.rounds, depth.seed)
  for (const { play, step, index } of playThrough(match)) {
    const turning = answers.get(index + 1)
    if (turning === undefined || step.aside) continue
    const better = betterThan(match, { play, step, index }, forecast)
    if (better !== undefined) found[found.indexOf(turning)] = { ...turning, better }
  }
  return found
}

function ofChange<T extends Shape>(change: Change, seats: number): Turning<T> {
  let seat = change.cause.kind === 'answer' ? change.cause.seat : 0
  if (change.cause.kind !== 'answer') {
    for (let each = 1; each < seats; each++) {
      if (Math.abs(swingOf(change, each)) > Math.abs(swingOf(change, seat))) seat = each
    }
  }
  return { change, seat, swing: swingOf(change, seat), error: errorOf(change, seat) }
}

/** Compares the answer with the likely others, in the true position. */
function betterThan<T extends Shape>(
  { game }: Match<T>,
  { play, step: { seat, choice }, index }: Moment<T>,
  forecast: Forecast<T>,
): Turning<T>['better'] {
  const ask = play.asks.find(each => each.seat === seat)
  if (ask === undefined) return undefined
  const dice = new FastDice('answers')
  const world = worldOf(game, play)
  const after = (answer: T['choice']) => {
    const { chance, error } = forecast.of(world, `${index} answers`, {
      act: other => other.take(seat, answer),
      known: [],
    })
    return { choice: answer, chance: chance[seat] ?? 0, error: error[seat] ?? 0 }
  }
  const given = after(choice)
  const others = candidatesOf(game, see(play, seat), ask, greedy(game, dice), ANSWERS, dice)
    .filter(each => !sameData(each, choice))
    .map(after)
    .sort((a, b) => b.chance - a.chance)
  const [best] = others
  if (best === undefined) return undefined
  const by = best.chance - given.chance
  return by > SURE * Math.hypot(best.error, given.error) ? { choice: best.choice, by } : undefined
}
