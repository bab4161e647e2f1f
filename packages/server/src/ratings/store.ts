import type { GameResult, KeptRating, Player, Rating, SeatResult, Tally } from './records.ts'

export interface Ratings {
  /** Tables that ended by the rules and have not been counted, the first that ended first. */
  unsettled(limit: number): Promise<string[]>
  /**
   * Writes the result of a game, once, whoever comes with it and however often: false if it was counted before. In a rated game
   * `rate` gets the ratings as they are at that moment, in the order of the seats, and gives the new ones.
   */
  settle(
    result: Omit<GameResult, 'seats'> & { readonly seats: readonly Omit<SeatResult, 'before' | 'after'>[] },
    rate: ((before: readonly Rating[]) => readonly Rating[]) | undefined,
  ): Promise<boolean>
  of(player: Player): Promise<KeptRating[]>
  /** Those of several players in one game. */
  ofMany(players: readonly Player[], game: string): Promise<KeptRating[]>
  /** The strongest of a game's role who have played so many games at least. */
  best(game: string, role: string, least: number, limit: number): Promise<KeptRating[]>
  tallies(player: Player): Promise<Tally[]>
  result(table: string): Promise<GameResult | undefined>
  /** Rated games of one game between two times: each seat's result. */
  between(game: string, from: number, to: number, limit: number): Promise<(SeatResult & { readonly table: string })[]>
}
