import { bots } from '@undercroft/bots'
import type { Tried } from '@undercroft/games/board'
import {
  type AnyChoice,
  checkChoice,
  type Dice,
  type Game,
  imagine,
  type Play,
  type Seat,
  type Seen,
  type Shape,
  sameData,
  see,
} from '@undercroft/kernel'

/** A form as it would be handed in, and all that its seat knows of the game. */
export interface Draft {
  readonly seen: Seen<Shape>
  readonly seat: Seat
  readonly choice: AnyChoice
  /** How many sit at the table. */
  readonly seats: number
}

/**
 * Greedy bots in all seats play on from here as often as is wanted: what stands so far, after every game. The game is imagined
 * anew each time from what the seat sees, so nothing can be found out by it. Whoever has answered in secret answers again.
 */
export function* playOn(game: Game, draft: Draft, dice: Dice): Generator<Tried, never> {
  const seen = { ...draft.seen, answered: [] }
  const wins: number[] = Array.from({ length: draft.seats }, () => 0)
  for (let games = 1; ; games++) {
    const play = imagine(game, seen, draft.seat, dice)
    if (!mayHandIn(play, draft)) throw new Error('what is tried out would be refused')
    play.take(draft.seat, draft.choice)
    playToTheEnd(play, dice)
    for (const seat of play.state.outcome?.winners ?? []) wins[seat] = (wins[seat] ?? 0) + 1
    yield { games, wins: wins.slice() }
  }
}

function mayHandIn(play: Play<Shape>, { seat, choice }: Draft): boolean {
  const ask = play.asks.find(each => each.seat === seat)
  const { asking } = play
  if (ask === undefined || asking === undefined || !checkChoice(play.game.words, choice).ok) return false
  if (ask.options.some(option => sameData(option, choice))) return true
  return ask.form === choice[0] && asking.phase.check?.({ s: play.state, f: asking.frame, seat, choice }).length === 0
}

function playToTheEnd(play: Play<Shape>, dice: Dice): void {
  const bot = bots.greedy(play.game, dice)
  for (let answers = 0; play.state.outcome === undefined && answers < play.game.bound; answers++) {
    const ask = play.asks[0]
    if (ask === undefined) return
    const seen = see(play, ask.seat)
    const said = bot.remark?.(seen, ask.seat)
    if (said === undefined) play.take(ask.seat, bot.choose(seen, ask))
    else play.aside(ask.seat, said)
  }
}
