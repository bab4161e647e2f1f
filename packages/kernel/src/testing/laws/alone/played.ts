import { hash } from 'node:crypto'
import {
  FastDice,
  type Game,
  Match,
  type MatchStep,
  ScriptedDice,
  type Seat,
  type Shape,
  see,
  type Viewer,
} from '../../../index.ts'
import { sayError } from '../walk.ts'

/** A game with its draws, as plain data that another thread can play again, and sums of its positions. */
export interface Played {
  readonly options: object
  readonly setup: readonly number[]
  readonly steps: readonly PlayedStep[]
  /** The sums of each side, after the setup and after each step. */
  readonly moments: readonly Sums[]
}

interface PlayedStep {
  readonly seat: Seat
  readonly choice: readonly unknown[]
  readonly draws: readonly number[]
}

/**
 * The sides that are compared: the open questions at every step, the state every few steps, and now and then all that
 * is computed from it.
 */
const SIDES = ['asks', 'state', 'more'] as const
type Side = (typeof SIDES)[number]
type Sums = readonly string[]

/** The step at which a game went another way, and what it was like there. */
export interface Parting {
  /** The number of steps before it. */
  readonly step: number
  readonly side: Side | 'refused'
  readonly is: string
}

const STATE_EVERY = 3
/** Refusals, views, hints and odds take longer to compute than the rules, so they are compared less often. */
const MORE_EVERY = 12
const MOST_ADVICE = 6

export function playedBy<T extends Shape>(match: Match<T>, moments: readonly Sums[]): Played {
  const drawn = (draws: MatchStep<T>['draws']): number[] => draws.map(draw => draw.shows)
  return {
    options: match.options,
    setup: drawn(match.setupDraws),
    steps: match.steps.map(({ seat, choice, draws }) => ({ seat, choice, draws: drawn(draws) })),
    moments,
  }
}

export function sumsOf<T extends Shape>(match: Match<T>): Sums {
  return SIDES.map(side => hash('sha1', sideOf(match, side), 'base64'))
}

/** Gives one side of a match as text. */
function sideOf<T extends Shape>(match: Match<T>, side: Side): string {
  const step = match.steps.length
  const after = (every: number): boolean => step % every === 0 || match.outcome !== undefined
  switch (side) {
    case 'asks':
      return JSON.stringify([match.state.frames, match.play.asks])
    case 'state':
      return JSON.stringify(after(STATE_EVERY) ? [match.state, match.play.pending] : [])
    case 'more':
      return JSON.stringify(after(MORE_EVERY) ? [match.asks(), match.see(viewerAt(match, step)), adviceIn(match)] : [])
  }
}

/** Takes the viewers in turn, because comparing all of them would take long. */
function viewerAt<T extends Shape>({ game, options }: Match<T>, step: number): Viewer {
  const seats = game.seats(options).length
  const viewer = Math.floor(step / MORE_EVERY) % (seats + 1)
  return viewer === seats ? 'spectator' : viewer
}

/** Gives what bots and people are told about their options. */
function adviceIn<T extends Shape>({ play, game }: Match<T>): unknown {
  const ask = play.asks[0]
  const frame = play.asking?.frame
  if (ask === undefined || frame === undefined) return []
  const { seat } = ask
  const seen = see(play, seat)
  const hint = game.hints[frame.phase as keyof typeof game.hints]
  const score = hint?.({ seen, frame: frame as never, seat, dice: new FastDice(1) })
  return ask.options
    .slice(0, MOST_ADVICE)
    .map(choice => [score?.(choice), game.odds?.(seen, seat, choice), game.label(choice, seen)])
}

/** Plays a game again and says where it goes another way. */
export function parting<T extends Shape>(game: Game<T>, played: Played): Parting | undefined {
  const dice = new ScriptedDice().dictate(played.setup)
  let step = 0
  try {
    const match = new Match(game, played.options as T['options'], dice)
    for (; ; step++) {
      const side = differing(match, played.moments[step])
      if (side !== undefined) return { step, side, is: sideOf(match, side) }
      const next = played.steps[step]
      if (next === undefined) return undefined
      dice.dictate(next.draws)
      const answer = match.answer(next.seat, next.choice)
      if (!answer.ok) return { step, side: 'refused', is: JSON.stringify(answer) }
      if (dice.left.length > 0) return { step: step + 1, side: 'state', is: sideOf(match, 'state') }
    }
  } catch (error) {
    return { step, side: 'refused', is: JSON.stringify(sayError(error)) }
  }
}

function differing<T extends Shape>(match: Match<T>, then: Sums | undefined): Side | undefined {
  const now = sumsOf(match)
  return SIDES.find((_, i) => now[i] !== then?.[i])
}

/** Gives one side of a game after so many steps, as it is in this thread now. */
export function sideAfter<T extends Shape>(game: Game<T>, played: Played, { step, side }: Parting): string {
  const dice = new ScriptedDice().dictate(played.setup)
  const match = new Match(game, played.options as T['options'], dice)
  for (const { seat, choice, draws } of played.steps.slice(0, step)) {
    dice.dictate(draws)
    if (!match.answer(seat, choice).ok) break
  }
  return side === 'refused' ? '{"ok":true}' : sideOf(match, side)
}
