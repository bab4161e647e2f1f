import { LEVELS, levelNamed } from '@undercroft/bots'
import type { Seat } from '@undercroft/kernel'
import type { MyTable } from '../online/lists.ts'
import type { Options, TableCard } from '../store/tables.ts'
import { namesOf } from '../table/names.ts'

export const RESULTS = ['won', 'lost', 'draw', 'others'] as const
/** How a game came out for the reader; `others` where no seat was theirs. */
export type Outcome = (typeof RESULTS)[number]

export const PLACES = ['here', 'online'] as const

interface PastSeat {
  readonly name: string
  /** The word of a bot's strength. */
  readonly level?: string | undefined
}

/** A finished game, wherever it is kept. */
export interface PastGame {
  readonly id: string
  readonly place: (typeof PLACES)[number]
  readonly game: string
  readonly options: Options
  readonly seats: readonly PastSeat[]
  /** The seats of the reader. */
  readonly mine: readonly Seat[]
  readonly winners: readonly Seat[]
  readonly result: Outcome
  /** The rule that ended it; older tables have not noted it. */
  readonly by?: string | undefined
  /** How many answers were given. */
  readonly steps: number
  readonly over: number
}

/** The way to look through it. */
export function wayTo({ id, place }: Pick<PastGame, 'id' | 'place'>): string {
  return place === 'here' ? `/table/${id}` : `/t/${id}`
}

/** A table of this browser, if its game is over and nobody merely looked at it. */
export function ofTable(card: TableCard, me: string): PastGame | undefined {
  const { id, game, options, sittings, winners: named, lost, end, steps, played, opened } = card
  if ((named === undefined && lost !== true) || opened === true) return undefined
  const names = namesOf(sittings)
  const winners = end?.winners ?? names.flatMap((name, seat) => (named?.includes(name) === true ? [seat] : []))
  const people = sittings.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const mine = people.length === 1 ? people : people.filter(seat => names[seat] === me)
  return {
    ...{ id, place: 'here', game, options, mine, winners, by: end?.by, steps, over: played },
    seats: sittings.map((each, seat) => ({
      name: names[seat] ?? '?',
      level: each.kind === 'bot' ? each.level : undefined,
    })),
    result: resultOf(mine, winners, lost === true),
  }
}

/** A table of the server, if its game was played to its end. */
export function ofOnline({ card, mine }: Pick<MyTable, 'card' | 'mine'>, steps: number): PastGame | undefined {
  const { id, game, options, seats, outcome, overAt, madeAt } = card
  if (outcome === undefined) return undefined
  const { winners, lost, by } = outcome
  return {
    ...{ id, place: 'online', game, options, mine, winners, by, steps, over: overAt ?? madeAt },
    seats: seats.map(({ player, level }) => {
      const bot = levelNamed(level)
      return player === undefined && bot !== undefined
        ? { name: LEVELS[bot].name, level: bot }
        : { name: player ?? '?' }
    }),
    result: resultOf(mine, winners, lost === true),
  }
}

function resultOf(mine: readonly Seat[], winners: readonly Seat[], lost: boolean): Outcome {
  if (mine.length === 0) return 'others'
  if (mine.some(seat => winners.includes(seat))) return 'won'
  return winners.length > 0 || lost ? 'lost' : 'draw'
}
