import { type Ask, type Match, type Play, type Seat, type Seen, type Shape, see } from '../../index.ts'
import { factsOf } from '../../refusals.ts'
import { areAlike } from '../compare.ts'

/** All that a seat may see, what it is asked, and why a choice is refused. */
export interface Known<T extends Shape> {
  readonly seen: Seen<T>
  readonly asks: readonly Ask<T>[]
  readonly asides: Ask<T> | undefined
  readonly facts: readonly unknown[]
}

/** Facts are shown with a refusal, so they must not tell more than the seat knows. So many of them stand for all. */
const FACTS = 3

export function known<T extends Shape>(play: Play<T>, seat: Seat): Known<T> {
  const asks = play.explain().filter(ask => ask.seat === seat)
  const facts = asks.flatMap(({ refused }) => {
    const stride = Math.max(1, Math.floor(refused.length / FACTS))
    return refused.filter((_, i) => i % stride === 0).map(({ choice, rule }) => factsOf(play, seat, choice, rule))
  })
  return { seen: see(play, seat), asks, asides: play.explainAsides(seat), facts }
}

/** Says whether another viewer sees this position differently. */
export function hides<T extends Shape>(match: Match<T>, seat: Seat): boolean {
  const { view } = match.see(seat)
  const viewers = [...match.game.seats(match.options).keys(), 'spectator' as const]
  return viewers.some(each => !areAlike(view, match.see(each).view))
}

/** Gives everything that a refused answer may not change, as one text: two texts are equal or something has changed. */
export function snapshot<T extends Shape>(match: Match<T>): string {
  const { state, play, steps } = match
  const undo = match.game.seats(match.options).map((_, seat) => match.mayUndo(seat))
  return JSON.stringify({
    state,
    asks: play.asks,
    pending: play.pending,
    steps: steps.length,
    undo,
    told: match.heard('spectator').length,
  })
}
