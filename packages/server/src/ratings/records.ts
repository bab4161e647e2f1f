import type { Seat } from '@undercroft/kernel'
import type { Time } from '../store/records.ts'

/** How strong somebody is in one role of one game, and how sure that is. */
export interface Rating {
  readonly mu: number
  readonly sigma: number
}

/** Somebody who is rated: a person by their id, a bot by `bot:LEVEL`. */
export type Player = string

export interface KeptRating extends Rating {
  readonly player: Player
  readonly game: string
  readonly role: string
  /** How many rated games it comes from. */
  readonly games: number
}

/** How one seat came out of a game that is over. */
export interface SeatResult {
  readonly seat: Seat
  readonly player: Player
  readonly role: string
  readonly result: 'won' | 'drawn' | 'lost'
  /** What the game did to the rating of who sat there; none in a game that is not rated. */
  readonly before?: Rating
  readonly after?: Rating
}

export interface GameResult {
  readonly table: string
  readonly game: string
  readonly at: Time
  readonly rated: boolean
  readonly seats: readonly SeatResult[]
}

/** A person's games by game and role, counted. */
export interface Tally {
  readonly game: string
  readonly role: string
  readonly played: number
  readonly won: number
  readonly drawn: number
}

export function botPlayer(level: string): Player {
  return `bot:${level}`
}

/** The level of a bot that is rated as a player of its own. */
export function levelOf(player: Player): string | undefined {
  return player.startsWith('bot:') ? player.slice(4) : undefined
}
