import type { Game } from '@undercroft/kernel'
import { PACE_OF } from '../finding/paces.ts'
import { newId } from '../guard/tokens.ts'
import { resultOf } from '../ratings/rules.ts'
import type { Sitting, TableRecord } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { Sweeper } from '../sweeper.ts'
import { newTable } from '../tables/opening.ts'
import { hasHouseRules, type TableService } from '../tables/tables.ts'
import { type MaySit, pair, usualRounds } from './pairing.ts'
import type { Entrant, Pairing, Tournament } from './records.ts'

const SWEEP_MS = 15_000
const MOST = 200
/** Sits where a table is not full. */
const HOUSE_BOT = 'greedy'
const POINTS = { won: 1, drawn: 0.5, lost: 0 } as const

export interface TournamentTurnsOptions {
  readonly store: Store
  readonly tables: TableService
  readonly findGame: (id: string) => Game | undefined
  readonly failed: (error: unknown) => void
}

/** Carries tournaments on: writes down what tables came to, and pairs the next round when the last of one is over. Any node does. */
export class TournamentTurns {
  readonly #options: TournamentTurnsOptions
  readonly #sweeper: Sweeper

  constructor(options: TournamentTurnsOptions) {
    this.#options = options
    this.#sweeper = new Sweeper({ everyMs: SWEEP_MS, sweep: () => this.#sweep(), failed: options.failed })
  }

  /** A game is over: perhaps one of a tournament. */
  over(table: string): void {
    this.#sweeper.run(async () => {
      const id = await this.#options.store.tournaments.ofTable(table)
      if (id !== undefined) await this.#carryOn(id)
    })
  }

  /** Pairs the first round. */
  async begin(id: string): Promise<void> {
    const tournament = await this.#options.store.tournaments.get(id)
    if (tournament?.status === 'open') await this.#nextRound(tournament, [])
  }

  async stop(): Promise<void> {
    await this.#sweeper.stop()
  }

  async #sweep(): Promise<void> {
    for (const { id } of await this.#options.store.tournaments.list('playing', MOST)) {
      if (this.#sweeper.isStopped) return
      await this.#carryOn(id)
    }
  }

  async #carryOn(id: string): Promise<void> {
    const { store } = this.#options
    const tournament = await store.tournaments.get(id)
    if (tournament?.status !== 'playing') return
    const { round, rounds } = tournament
    const open = (await store.tournaments.pairings(id)).filter(
      each => each.round === round && each.points === undefined,
    )
    for (const pairing of open) await this.#score(id, pairing)
    if (open.length > 0) this.#tell(id)
    const pairings = await store.tournaments.pairings(id)
    if (pairings.some(({ points }) => points === undefined)) return
    if (round >= rounds) await this.#end(id, round)
    else await this.#nextRound(tournament, pairings)
  }

  /** What a table came to. A node may have died before it began, or before its result was written down. */
  async #score(id: string, pairing: Pairing): Promise<void> {
    const { store, tables } = this.#options
    const record = await store.tables.get(pairing.table)
    if (record?.status === 'open') await tables.look(pairing.table, undefined, async () => undefined)
    if (record?.status !== 'over') return
    await store.tournaments.score(id, pairing, await this.#points(record, pairing))
  }

  /** Of a game that was ended because all others stayed away, who stayed has won. */
  async #points(record: TableRecord, { entrants }: Pairing): Promise<number[]> {
    const { store } = this.#options
    const { outcome } = record
    if (outcome !== undefined) return entrants.map((_, seat) => POINTS[resultOf(outcome, seat)])
    const ended = (await store.tables.log(record.id, 0)).findLast(({ happening }) => happening.kind === 'ended')
    return entrants.map((_, seat) => {
      const sitting = record.seats[seat]
      return sitting?.kind === 'person' && sitting.person === ended?.person ? POINTS.won : POINTS.lost
    })
  }

  async #end(id: string, round: number): Promise<void> {
    await this.#options.store.tournaments.end(id, round)
    this.#tell(id)
  }

  /** It is not as it was: those who look at it are told. */
  #tell(id: string): void {
    this.#options.store.news.tell({ about: 'cup', table: id, persons: [] })
  }

  /** Who have blocked one another are not put at one table. */
  async #maySit(entrants: readonly Entrant[]): Promise<MaySit> {
    const apart = await this.#options.store.blocks.among(entrants.flatMap(({ person }) => person ?? []))
    const numberOf = new Map(entrants.map(({ n, person }) => [person, n]))
    const kept = new Set(apart.map(([one, two]) => pairKey(numberOf.get(one), numberOf.get(two))))
    return (a, b) => !kept.has(pairKey(a, b))
  }

  async #nextRound(tournament: Tournament, before: readonly Pairing[]): Promise<void> {
    const { store, tables, findGame } = this.#options
    const { id, round, format, options } = tournament
    const game = findGame(tournament.game)
    if (game === undefined) return
    const entrants = await store.tournaments.entrants(id)
    const rounds = tournament.rounds || usualRounds(format, entrants.length)
    const groups = pair(tournament, entrants, before, game.seats(options).length, await this.#maySit(entrants))
    if (groups.length === 0) {
      await this.#end(id, round)
      return
    }
    const made = groups.map((group, board) => {
      const table = tableFor(tournament, game, group, entrants)
      return { table, pairing: { round: round + 1, board, table: table.id, entrants: group } }
    })
    const records = made.map(({ table }) => table)
    const next = { id, after: round, rounds, pairings: made.map(({ pairing }) => pairing), tables: records }
    if (!(await store.tournaments.begin(next))) return
    this.#tell(id)
    for (const table of records) {
      store.news.tell({ about: 'table', table: table.id, n: 0 })
      await tables.look(table.id, undefined, async () => undefined) // which begins it, or waits for their words
    }
  }
}

function pairKey(a = -1, b = -1): string {
  return `${Math.min(a, b)} ${Math.max(a, b)}`
}

function tableFor(
  tournament: Tournament,
  game: Game,
  group: readonly number[],
  entrants: readonly Entrant[],
): TableRecord {
  const { host, options, pace } = tournament
  const seats = game.seats(options).map((_, seat): Sitting => {
    const entrant = entrants.find(({ n }) => n === group[seat])
    if (entrant?.person !== undefined) return { kind: 'person', person: entrant.person, name: entrant.name }
    return { kind: 'bot', level: entrant?.level ?? HOUSE_BOT }
  })
  return newTable(newId(), game, {
    ...{ maker: host, options, seats, visibility: 'public', lots: false, rated: !hasHouseRules(options) },
    ...PACE_OF[pace],
  })
}
