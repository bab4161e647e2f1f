import { type MatchStep, Play, ScriptedDice, type Seat, type Shape } from '@undercroft/kernel'
import type { World } from '../search/playout.ts'
import { type Forecast, NEXT_TURN, type Spot } from './forecast.ts'
import { giveAnswer } from './through.ts'

/** What changed the chances: open dice, hidden draws, the answer of a seat; or nothing but that the look goes further. */
export type Cause =
  | { readonly kind: 'dice' | 'draws' }
  | { readonly kind: 'look' }
  | { readonly kind: 'answer'; readonly seat: Seat }

/** An answer that was given, and the positions around it. */
export interface Passage<T extends Shape> {
  /** Its number. */
  readonly step: number
  readonly answer: MatchStep<T>
  readonly before: World<T>
  readonly after: World<T>
  /** The bots that play on would surely have given this answer. */
  readonly isUsual: boolean
}

/**
 * Splits what came of an answer: first the answer itself, and then its draws, as long as they are of one kind. What belongs
 * to a turn is judged at the end of that turn. Where a new turn begins, the look goes on to its end: what this alone changes
 * belongs to no die and to no answer.
 */
export function* spotsOf<T extends Shape>(
  forecast: Forecast<T>,
  { step, answer, before, after, isUsual }: Passage<T>,
): Generator<readonly [Cause, Spot<T> | undefined]> {
  const { draws } = answer
  const isOver = after.state.outcome !== undefined
  const isNew = forecast.isTurnOver(before, after)
  const turnAt = isNew ? drawsBeforeTurn(forecast, before, answer) : draws.length
  const act = (play: Play<T>) => giveAnswer(play, answer)
  const beforeDraw = (i: number, turns?: number): Spot<T> => {
    const deed = { act, known: draws.slice(0, i).map(each => each.shows), next: draws[i]?.of ?? 1 }
    return { name: `${step} ${i} ${turns ?? ''}`, world: before, deed, ...(turns !== undefined && { turns }) }
  }
  let cause: Cause = { kind: 'answer', seat: answer.seat }
  const isKept = () => isUsual && cause.kind === 'answer'
  for (const [i, draw] of draws.entries()) {
    const kind = draw.kind === 'roll' ? 'dice' : 'draws'
    if (cause.kind === kind && i !== turnAt) continue
    yield [cause, isKept() ? undefined : beforeDraw(i, i > turnAt ? NEXT_TURN : undefined)]
    if (i === turnAt) yield [{ kind: 'look' }, beforeDraw(i, NEXT_TURN)]
    cause = { kind }
  }
  const spot = { name: `${step}`, world: after }
  const isEnd = isNew && !isOver && turnAt === draws.length
  yield [cause, isKept() && !isOver ? undefined : isEnd ? { ...spot, isEnd } : spot]
  if (isEnd) yield [{ kind: 'look' }, spot]
}

/** How many of an answer's draws came before the new turn that it led to. */
function drawsBeforeTurn<T extends Shape>(forecast: Forecast<T>, before: World<T>, answer: MatchStep<T>): number {
  const { game } = forecast
  const scripted = new ScriptedDice().dictate(answer.draws.map(draw => draw.shows))
  let [drawn, found] = [0, answer.draws.length]
  const state = game.clone(before.state)
  const play = new Play(game, state, {
    below(n) {
      if (drawn < found && forecast.isTurnOver(before, play)) found = drawn
      drawn++
      return scripted.below(n)
    },
  })
  play.resume(state, before.pending)
  giveAnswer(play, answer)
  return found
}
