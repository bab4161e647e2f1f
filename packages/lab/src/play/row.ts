import type { Game, SeatPlan } from '@undercroft/kernel'
import type { Noted } from './observe.ts'

/** How a game ended: with winners, without, with all beaten together, or not within its bound. */
type Result = 'won' | 'drawn' | 'lost' | 'unfinished'

/** One game as a row of a table, for questions that no measure answers. */
export interface GameRow {
  /** The arm, by its place in its group. */
  readonly arm: number
  /** The number of the game: the same in every arm is the same seed. */
  readonly number: number
  /** By seat. */
  readonly bots: readonly string[]
  readonly subjects: readonly (readonly string[])[]
  readonly result: Result
  /** The names of the seats that won. */
  readonly winners: readonly string[]
  /** The rule that ended it. */
  readonly ending?: string
  readonly rounds?: number
  readonly answers: number
  /** The options of all questions together. */
  readonly offered: number
  /** The seat that began. */
  readonly first?: string
  /** The content that did something. */
  readonly used: readonly string[]
  readonly leadChanges?: number
  readonly decidedAt?: number
  readonly lowest?: number
}

/** Makes the row of a game. */
export function rowOf(game: Game, options: object, arm: number, noted: Noted): GameRow {
  const { index, bots, subjects, outcome, answers, offered, first, used, tension } = noted
  const plan = game.seats(options)
  return {
    arm,
    number: index,
    bots,
    subjects,
    result: resultOf(noted),
    winners: (outcome?.winners ?? []).map(seat => nameOf(plan, seat)),
    answers,
    offered,
    used: [...used.keys()].sort(),
    ...(outcome === undefined ? {} : { ending: outcome.by }),
    ...(outcome?.rounds === undefined ? {} : { rounds: outcome.rounds }),
    ...(first === undefined ? {} : { first: nameOf(plan, first) }),
    ...(tension === undefined
      ? {}
      : { leadChanges: tension.changes, decidedAt: tension.decided, lowest: tension.lowest }),
  }
}

function resultOf({ outcome }: Noted): Result {
  if (outcome === undefined) return 'unfinished'
  if (outcome.lost === true) return 'lost'
  return outcome.winners.length === 0 ? 'drawn' : 'won'
}

function nameOf(plan: SeatPlan, seat: number): string {
  return plan[seat]?.name ?? String(seat)
}
