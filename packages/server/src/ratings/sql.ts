import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../store/schema.ts'
import type { Writes } from '../store/sql/writes.ts'
import type { GameResult, KeptRating, Player, Rating, SeatResult, Tally } from './records.ts'
import { fixed, UNRATED } from './rules.ts'
import type { Ratings } from './store.ts'

type Given = Parameters<Ratings['settle']>[0]

export class SqlRatings implements Ratings {
  readonly #db: Kysely<Schema>
  readonly #writes: Writes

  constructor(db: Kysely<Schema>, writes: Writes) {
    this.#db = db
    this.#writes = writes
  }

  async unsettled(limit: number): Promise<string[]> {
    const over = this.#db.selectFrom('tables').select('id').where('settled', '=', 0).where('outcome', 'is not', null)
    return (await over.orderBy('over_at').orderBy('id').limit(limit).execute()).map(({ id }) => id)
  }

  settle(result: Given, rate: ((before: readonly Rating[]) => readonly Rating[]) | undefined): Promise<boolean> {
    return this.#writes.write({ table: result.table }, async db => {
      const mine = db.updateTable('tables').set({ settled: 1 }).where('id', '=', result.table).where('settled', '=', 0)
      if ((await mine.returning('id').execute()).length === 0) return false
      const before = rate && (await lockRatings(db, result))
      const after = before && rate?.(before)
      const rows = result.seats.map((seat, i) => resultRow(result, seat, before?.[i], after?.[i]))
      await db.insertInto('results').values(rows).execute()
      for (const { player, role, next } of nextRatings(result, after ?? [])) {
        await db
          .updateTable('ratings')
          .set(next)
          .where('player', '=', player)
          .where('game', '=', result.game)
          .where('role', '=', role)
          .execute()
      }
      return true
    })
  }

  async of(player: Player): Promise<KeptRating[]> {
    return this.#db
      .selectFrom('ratings')
      .selectAll()
      .where('player', '=', player)
      .orderBy('game')
      .orderBy('role')
      .execute()
  }

  async ofMany(players: readonly Player[], game: string): Promise<KeptRating[]> {
    if (players.length === 0) return []
    return this.#db.selectFrom('ratings').selectAll().where('player', 'in', players).where('game', '=', game).execute()
  }

  async best(game: string, role: string, least: number, limit: number): Promise<KeptRating[]> {
    const there = this.#db.selectFrom('ratings').selectAll().where('game', '=', game).where('role', '=', role)
    return there.where('games', '>=', least).orderBy('mu', 'desc').orderBy('player').limit(limit).execute()
  }

  async tallies(player: Player): Promise<Tally[]> {
    const rows = await this.#db
      .selectFrom('results')
      .where('player', '=', player)
      .groupBy(['game', 'role', 'result'])
      .select(each => ['game', 'role', 'result', each.fn.countAll().as('n')])
      .orderBy('game')
      .orderBy('role')
      .execute()
    const tallies = new Map<string, Tally>()
    for (const { game, role, result, n } of rows) {
      const key = `${game} ${role}`
      const { played, won, drawn } = tallies.get(key) ?? { played: 0, won: 0, drawn: 0 }
      const more = (wanted: string): number => (result === wanted ? Number(n) : 0)
      tallies.set(key, { game, role, played: played + Number(n), won: won + more('won'), drawn: drawn + more('drawn') })
    }
    return [...tallies.values()]
  }

  async result(table: string): Promise<GameResult | undefined> {
    const rows = await this.#db
      .selectFrom('results')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('seat')
      .execute()
    const [first] = rows
    if (first === undefined) return undefined
    return { table, game: first.game, at: first.at, rated: first.rated === 1, seats: rows.map(readSeat) }
  }

  async between(game: string, from: number, to: number, limit: number) {
    const rows = await this.#db
      .selectFrom('results')
      .selectAll()
      .where('rated', '=', 1)
      .where('game', '=', game)
      .where('at', '>=', from)
      .where('at', '<', to)
      .orderBy('at', 'desc')
      .orderBy('table_id')
      .limit(limit)
      .execute()
    return rows.map(row => ({ ...readSeat(row), table: row.table_id }))
  }
}

/** Counts the game for each player, which holds their rows until the end, always in the same order; gives what they were. */
async function lockRatings(db: Kysely<Schema>, { game, seats }: Given): Promise<Rating[]> {
  const keys = new Map(seats.map(({ player, role }) => [`${player} ${role}`, { player, role }]))
  const found = new Map<string, Rating>()
  for (const key of [...keys.keys()].sort()) {
    const { player = '', role = '' } = keys.get(key) ?? {}
    const first = { player, game, role, mu: UNRATED.mu, sigma: UNRATED.sigma, games: 1 }
    const [row] = await db
      .insertInto('ratings')
      .values(first)
      .onConflict(there =>
        there.columns(['player', 'game', 'role']).doUpdateSet(each => ({ games: each('ratings.games', '+', 1) })),
      )
      .returning(['mu', 'sigma'])
      .execute()
    if (row !== undefined) found.set(key, { mu: row.mu, sigma: row.sigma })
  }
  return seats.map(({ player, role }) => found.get(`${player} ${role}`) ?? UNRATED)
}

/** Bots of one strength may hold several seats: what they are after it is the mean of what each would be. */
function nextRatings({ seats }: Given, after: readonly Rating[]) {
  const held = Map.groupBy(seats.keys(), i => `${seats[i]?.player} ${seats[i]?.role}`)
  return [...held.values()].flatMap(places => {
    const { player, role } = seats[places[0] ?? 0] ?? {}
    const ratings = places.flatMap(i => after[i] ?? [])
    if (player === undefined || role === undefined || ratings.length === 0) return []
    const mean = (part: 'mu' | 'sigma'): number => ratings.reduce((sum, each) => sum + each[part], 0) / ratings.length
    return [{ player, role, next: fixed({ mu: mean('mu'), sigma: mean('sigma') }) }]
  })
}

function resultRow(
  { table, game, at, rated }: Given,
  { seat, player, role, result }: Given['seats'][number],
  before: Rating | undefined,
  after: Rating | undefined,
): Schema['results'] {
  return {
    ...{ table_id: table, seat, player, game, role, result, at, rated: rated ? 1 : 0 },
    ...{ mu_before: before?.mu ?? null, sigma_before: before?.sigma ?? null },
    ...{ mu_after: after?.mu ?? null, sigma_after: after?.sigma ?? null },
  }
}

function readSeat(row: Selectable<Schema['results']>): SeatResult {
  const { seat, player, role, mu_before, sigma_before, mu_after, sigma_after } = row
  return {
    ...{ seat, player, role, result: row.result as SeatResult['result'] },
    ...(mu_before !== null && sigma_before !== null && { before: { mu: mu_before, sigma: sigma_before } }),
    ...(mu_after !== null && sigma_after !== null && { after: { mu: mu_after, sigma: sigma_after } }),
  }
}
