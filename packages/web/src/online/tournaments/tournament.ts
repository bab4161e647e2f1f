import { isObject } from '../wire.ts'

export interface Tournament {
  readonly id: string
  readonly host: string
  readonly name: string
  readonly game: string
  readonly format: 'round-robin' | 'swiss'
  readonly pace: 'live' | 'days'
  readonly rounds: number
  readonly round: number
  readonly status: 'open' | 'playing' | 'over'
}

export interface TournamentCard extends Tournament {
  readonly entrants: readonly {
    readonly n: number
    readonly person?: string
    readonly level?: string
    readonly name: string
    readonly withdrawn: boolean
  }[]
  readonly pairings: readonly {
    readonly round: number
    readonly board: number
    readonly table: string
    readonly entrants: readonly number[]
    readonly points?: readonly number[]
  }[]
  readonly standings: readonly {
    readonly n: number
    readonly points: number
    readonly met: number
    readonly played: number
  }[]
}

export function areTournaments(body: unknown): body is { readonly tournaments: readonly Tournament[] } {
  return isObject(body) && Array.isArray(body.tournaments)
}

export function isTournament(body: unknown): body is TournamentCard {
  return isObject(body) && [body.entrants, body.pairings, body.standings].every(Array.isArray)
}

export function sayTournament({ format, pace, status, round, rounds }: Tournament): string {
  const kind = format === 'swiss' ? 'Swiss' : 'Everybody meets everybody'
  const speed = pace === 'live' ? 'live' : 'over days'
  if (status === 'open') return `${kind}, ${speed} · open to all`
  return status === 'over' ? `${kind}, ${speed} · over` : `${kind}, ${speed} · round ${round} of ${rounds}`
}
