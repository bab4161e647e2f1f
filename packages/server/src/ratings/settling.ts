import type { Game, Outcome, Seat, SeatPlan } from '@undercroft/kernel'
import { type Entry, ownerOf, type TableRecord } from '../store/records.ts'
import { botPlayer, type GameResult, type Player } from './records.ts'
import { ratedRole, ratingsAfter, resultOf } from './rules.ts'
import type { Ratings } from './store.ts'

/** What a table comes to: who sat where in the end, and what that does to ratings. From the store alone: the same at every node. */
export function settlement(
  record: TableRecord & { readonly outcome: Outcome },
  game: Game | undefined,
  log: readonly Entry[],
): Parameters<Ratings['settle']> {
  const plan: SeatPlan = game?.version === record.version ? game.seats(record.options) : []
  const { outcome } = record
  const left = record.rated ? leaversOf(record, log) : new Map<Seat, Player>()
  const players = record.seats.map((sitting, seat): Player => {
    return ownerOf(sitting) ?? left.get(seat) ?? botPlayer(sitting.kind === 'bot' ? sitting.level : '')
  })
  const result: Omit<GameResult, 'seats'> = {
    ...{ table: record.id, game: record.game, at: record.overAt ?? record.madeAt },
    rated: record.rated && plan.length === players.length && areApart(players),
  }
  const seats = players.map((player, seat) => ({
    ...{ seat, player, role: ratedRole(plan[seat]?.role ?? '') },
    result: left.has(seat) ? ('lost' as const) : resultOf(outcome, seat),
  }))
  const rate = (before: Parameters<typeof ratingsAfter>[3]) => ratingsAfter(plan, outcome, new Set(left.keys()), before)
  return [{ ...result, seats }, result.rated ? rate : undefined]
}

/** Nobody is rated who plays against themselves, or is no more. */
function areApart(players: readonly Player[]): boolean {
  const people = players.filter(player => !player.startsWith('bot:'))
  return new Set(people).size === people.length && !people.includes('gone')
}

/** Those who left a game for good while it was played, by the seat that a bot has had since. */
function leaversOf({ gone, seats }: TableRecord, log: readonly Entry[]): Map<Seat, Player> {
  const left = new Map<Seat, Player>()
  let isPlaying = false
  for (const { happening, person } of log) {
    if (happening.kind === 'started') isPlaying = true
    if (happening.kind !== 'sat' || !isPlaying) continue
    left.delete(happening.seat)
    const isGone = happening.who === 'bot' && person !== undefined && gone.includes(person)
    if (isGone && ownerOf(seats[happening.seat]) === undefined) left.set(happening.seat, person)
  }
  return left
}
