import { ownerOf } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import type { Desk } from '../tables/desk.ts'
import { botPlayer, type Player } from './records.ts'
import { ratedRole, strength, UNRATED } from './rules.ts'

export interface SeatRatings {
  readonly rated: boolean
  readonly seats: readonly {
    readonly seat: number
    readonly player: Player
    readonly strength: number
    readonly games: number
    readonly change?: number
  }[]
}

/** How strong those are who sit at a table, each in the role of their seat; after a rated game also what it did to them. */
export async function seatRatings(store: Store, { record, card }: Desk): Promise<SeatRatings> {
  const result = record.status === 'over' ? await store.ratings.result(record.id) : undefined
  const sitting = record.seats.flatMap((each, seat) => {
    const player = ownerOf(each) ?? (each.kind === 'bot' ? botPlayer(each.level) : undefined)
    return player === undefined ? [] : [{ seat, player, role: ratedRole(card.seats[seat]?.role ?? '') }]
  })
  const players = result?.seats ?? sitting
  const kept = await store.ratings.ofMany([...new Set(players.map(({ player }) => player))], record.game)
  return {
    rated: record.rated,
    seats: players.map(({ seat, player, role, ...more }) => {
      const now = kept.find(each => each.player === player && each.role === role)
      const change = 'before' in more && more.before && more.after && strength(more.after) - strength(more.before)
      return {
        ...{ seat, player, strength: strength(now ?? UNRATED), games: now?.games ?? 0 },
        ...(typeof change === 'number' ? { change } : {}),
      }
    }),
  }
}
