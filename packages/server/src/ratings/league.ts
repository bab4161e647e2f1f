import type { Store } from '../store/store.ts'
import { levelOf, type Player } from './records.ts'

const WEEK_MS = 7 * 24 * 3_600_000
/** The first Monday of 1970. */
const FIRST_MONDAY = 4 * 24 * 3_600_000
/** So many seats of a week are counted, the last ones; more than a busy server has. */
const MOST_SEATS = 20_000
const SHOWN = 100

export interface League {
  readonly game: string
  readonly from: number
  readonly to: number
  readonly players: readonly {
    readonly player: Player
    readonly name: string
    readonly points: number
    readonly played: number
    readonly won: number
    readonly drawn: number
  }[]
}

/** The week, from Monday to Monday by UTC, that a moment lies in. */
export function weekOf(at: number): { readonly from: number; readonly to: number } {
  const from = Math.floor((at - FIRST_MONDAY) / WEEK_MS) * WEEK_MS + FIRST_MONDAY
  return { from, to: from + WEEK_MS }
}

/** A table of the rated games of a week, from their results: a point for a game won, half of one for a draw. */
export async function league(store: Store, game: string, at: number): Promise<League> {
  const { from, to } = weekOf(at)
  const seats = await store.ratings.between(game, from, to, MOST_SEATS)
  const rows = [...Map.groupBy(seats, ({ player }) => player)].map(([player, of]) => {
    const won = of.filter(({ result }) => result === 'won').length
    const drawn = of.filter(({ result }) => result === 'drawn').length
    return { player, played: of.length, won, drawn, points: won + drawn / 2 }
  })
  const known = rows.filter(({ player }) => player !== 'gone')
  known.sort((a, b) => b.points - a.points || a.played - b.played || (a.player < b.player ? -1 : 1))
  const players = await Promise.all(
    known.slice(0, SHOWN).map(async row => {
      return { ...row, name: levelOf(row.player) ?? (await store.people.get(row.player))?.name ?? 'Somebody' }
    }),
  )
  return { game, from, to, players }
}
