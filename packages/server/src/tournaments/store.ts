import type { TableRecord } from '../store/records.ts'
import type { Entrant, Pairing, Tournament } from './records.ts'

/** The round that is to begin, with its tables. */
export interface NextRound {
  readonly id: string
  /** The round before it. */
  readonly after: number
  /** How many rounds there are in all. */
  readonly rounds: number
  readonly pairings: readonly Pairing[]
  readonly tables: readonly TableRecord[]
}

export interface Tournaments {
  add(tournament: Tournament, entrants: readonly Entrant[]): Promise<void>
  get(id: string): Promise<Tournament | undefined>
  /** The newest first. */
  list(status: Tournament['status'], limit: number): Promise<Tournament[]>
  /** How many of this host are not over. */
  countOf(host: string): Promise<number>
  /** Those in which this person takes part. */
  listOf(person: string): Promise<Tournament[]>
  entrants(id: string): Promise<Entrant[]>
  /** False if the tournament has begun, is full, or this person takes part already. */
  enter(id: string, who: { readonly person: string; readonly name: string }, most: number): Promise<boolean>
  /** Before the beginning an entrant is struck out; after it they are paired no more. */
  withdraw(id: string, person: string): Promise<boolean>
  pairings(id: string): Promise<Pairing[]>
  /** The tournament that a table belongs to. */
  ofTable(table: string): Promise<string | undefined>
  /** Begins a round, all of it at once: false if another node has. */
  begin(next: NextRound): Promise<boolean>
  /** What came of a table; the first word stands. */
  score(id: string, pairing: Pick<Pairing, 'round' | 'board'>, points: readonly number[]): Promise<void>
  /** It is over after this round: false if another node was first. */
  end(id: string, round: number): Promise<boolean>
  /** Only before the beginning. */
  remove(id: string, host: string): Promise<boolean>
}
