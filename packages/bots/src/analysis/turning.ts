import { FastDice, type Match, type Play, type Seat, type Shape, sameData, see } from '@undercroft/kernel'
import { greedy } from '../greedy.ts'
import { candidatesOf } from '../search/candidates.ts'
import type { World } from '../search/playout.ts'
import type { Analysis, Change, Depth, Knew } from './analyse.ts'
import { Forecast } from './forecast.ts'
import { imaginings } from './glimpse.ts'
import { errorOf, SURE, swingOf } from './ledger.ts'
import { type Moment, playThrough, worldOf } from './through.ts'

/** A large swing of somebody's chance. */
export interface Turning<T extends Shape> {
  readonly change: Change
  /** Whose chance it is: the one who answered, or else the seat that it moved most. */
  readonly seat: Seat
  readonly swing: number
  readonly error: number
  readonly better?: Better<T>
  /** How the seat stood before it by all that it knew, where that is less than everything. */
  readonly knew?: Knew
}

/** What would have been better by more than the error of the estimate, and by how much. */
interface Better<T extends Shape> {
  readonly choice: T['choice']
  readonly by: number
  readonly error: number
  /** How much better it was by all that the seat knew, where that is less than everything. */
  readonly knew?: { readonly by: number; readonly error: number }
  /** As the seat would have read it. */
  readonly label: string
}

/** How many of the likely answers are compared with the one that was given. */
const ANSWERS = 8

/** Finds the largest swings of a game, the largest first. */
export function turningPoints<T extends Shape>(
  match: Match<T>,
  { changes, knew }: Pick<Analysis, 'changes' | 'knew'>,
  depth: Depth,
  most = 5,
): readonly Turning<T>[] {
  const seats = match.game.seats(match.options).length
  const found = changes
    .filter(({ cause }) => cause.kind !== 'look')
    .map(change => ofChange<T>(change, seats, knew))
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, most)
  const answers = new Map(
    found.flatMap(each => (each.change.cause.kind === 'answer' ? [[each.change.step, each] as const] : [])),
  )
  const forecast = new Forecast(match.game, seats, depth.seed)
  for (const { play, step, index } of playThrough(match)) {
    const turning = answers.get(index + 1)
    if (turning === undefined || step.aside) continue
    const better = betterThan({ play, step, index }, forecast, depth.rounds)
    if (better !== undefined) found[found.indexOf(turning)] = { ...turning, better }
  }
  return found
}

function ofChange<T extends Shape>(change: Change, seats: number, all: readonly Knew[]): Turning<T> {
  let seat = change.cause.kind === 'answer' ? change.cause.seat : 0
  if (change.cause.kind !== 'answer') {
    for (let each = 1; each < seats; each++) {
      if (Math.abs(swingOf(change, each)) > Math.abs(swingOf(change, seat))) seat = each
    }
  }
  const knew = all.find(each => each.step === change.step && each.seat === seat)
  return { change, seat, swing: swingOf(change, seat), error: errorOf(change, seat), ...(knew && { knew }) }
}

/** Compares the answer with the likely others, in the true position; and the best of them in what the seat may have imagined. */
function betterThan<T extends Shape>(
  { play, step: { seat, choice }, index }: Moment<T>,
  forecast: Forecast<T>,
  rounds: number,
): Better<T> | undefined {
  const { game } = forecast
  const ask = play.asks.find(each => each.seat === seat)
  if (ask === undefined) return undefined
  const dice = new FastDice('answers')
  const [world, seen] = [worldOf(game, play), see(play, seat)]
  const imagined = imaginings(game, seen, seat, world)
  const after = (answer: T['choice'], at: World<T> | typeof imagined = world) => {
    const deed = { act: (other: Play<T>) => other.take(seat, answer), known: [] }
    const { chance, error } = forecast.of({ name: `${index} answers`, world: at, deed }, rounds)
    return { choice: answer, chance: chance[seat] ?? 0, error: error[seat] ?? 0 }
  }
  const given = after(choice)
  const [best] = candidatesOf(game, seen, ask, greedy(game, dice), ANSWERS, dice)
    .filter(each => !sameData(each, choice))
    .map(each => after(each))
    .sort((a, b) => b.chance - a.chance)
  if (best === undefined) return undefined
  const gain = (a: typeof given, b: typeof given) => ({ by: a.chance - b.chance, error: Math.hypot(a.error, b.error) })
  const { by, error } = gain(best, given)
  if (by <= SURE * error) return undefined
  const knew = imagined && gain(after(best.choice, imagined), after(choice, imagined))
  return { choice: best.choice, by, error, label: game.label(best.choice, seen), ...(knew && { knew }) }
}
