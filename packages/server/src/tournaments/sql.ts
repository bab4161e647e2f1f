import type { Kysely, Selectable } from 'kysely'
import type { Pace } from '../finding/records.ts'
import type { Schema } from '../store/schema.ts'
import { addTable } from '../store/sql/tables.ts'
import type { Writes } from '../store/sql/writes.ts'
import type { Entrant, Format, Pairing, Tournament } from './records.ts'
import type { NextRound, Tournaments } from './store.ts'

export class SqlTournaments implements Tournaments {
  readonly #db: Kysely<Schema>
  readonly #writes: Writes

  constructor(db: Kysely<Schema>, writes: Writes) {
    this.#db = db
    this.#writes = writes
  }

  add({ madeAt, options, ...rest }: Tournament, entrants: readonly Entrant[]): Promise<void> {
    return this.#writes.write('no moves', async db => {
      const row = { ...rest, options: JSON.stringify(options), made_at: madeAt }
      await db.insertInto('tournaments').values(row).execute()
      const rows = entrants.map(each => entrantRow(rest.id, each))
      if (rows.length > 0) await db.insertInto('entrants').values(rows).execute()
    })
  }

  async get(id: string): Promise<Tournament | undefined> {
    const row = await this.#db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst()
    return row && readTournament(row)
  }

  async list(status: Tournament['status'], limit: number): Promise<Tournament[]> {
    const rows = this.#db.selectFrom('tournaments').selectAll().where('status', '=', status)
    return (await rows.orderBy('made_at', 'desc').orderBy('id').limit(limit).execute()).map(readTournament)
  }

  async countOf(host: string): Promise<number> {
    const theirs = this.#db.selectFrom('tournaments').where('host', '=', host).where('status', '!=', 'over')
    return Number((await theirs.select(each => each.fn.countAll().as('n')).executeTakeFirst())?.n ?? 0)
  }

  async listOf(person: string): Promise<Tournament[]> {
    const entered = this.#db.selectFrom('entrants').select('tournament').where('person', '=', person)
    const rows = this.#db.selectFrom('tournaments').selectAll().where('id', 'in', entered)
    return (await rows.orderBy('made_at', 'desc').orderBy('id').execute()).map(readTournament)
  }

  async entrants(id: string): Promise<Entrant[]> {
    const rows = this.#db.selectFrom('entrants').selectAll().where('tournament', '=', id).orderBy('n')
    return (await rows.execute()).map(({ n, person, level, name, withdrawn }) => ({
      ...{ n, name, withdrawn: withdrawn === 1 },
      ...(person === null ? {} : { person }),
      ...(level === null ? {} : { level }),
    }))
  }

  enter(
    id: string,
    { person, name }: { readonly person: string; readonly name: string },
    most: number,
  ): Promise<boolean> {
    return this.#writes.write('no moves', async db => {
      // Held until the end, so that two who come at once get different numbers.
      const open = db.updateTable('tournaments').set({ round: 0 }).where('id', '=', id).where('status', '=', 'open')
      if ((await open.returning('id').execute()).length === 0) return false
      const there = await db.selectFrom('entrants').select(['n', 'person']).where('tournament', '=', id).execute()
      if (there.length >= most || there.some(each => each.person === person)) return false
      const n = Math.max(-1, ...there.map(each => each.n)) + 1
      await db
        .insertInto('entrants')
        .values(entrantRow(id, { n, person, name, withdrawn: false }))
        .execute()
      return true
    })
  }

  withdraw(id: string, person: string): Promise<boolean> {
    return this.#writes.write('no moves', async db => {
      const held = db
        .updateTable('tournaments')
        .set(each => ({ round: each.ref('round') }))
        .where('id', '=', id)
      const [found] = await held.returning('status').execute()
      const gone =
        found?.status === 'open'
          ? db.deleteFrom('entrants').where('tournament', '=', id).where('person', '=', person).returning('n')
          : db
              .updateTable('entrants')
              .set({ withdrawn: 1 })
              .where('tournament', '=', id)
              .where('person', '=', person)
              .returning('n')
      return (await gone.execute()).length > 0
    })
  }

  async pairings(id: string): Promise<Pairing[]> {
    const rows = this.#db
      .selectFrom('pairings')
      .selectAll()
      .where('tournament', '=', id)
      .orderBy('round')
      .orderBy('board')
    return (await rows.execute()).map(({ round, board, table_id, entrants, points }) => ({
      ...{ round, board, table: table_id, entrants: JSON.parse(entrants) },
      ...(points === null ? {} : { points: JSON.parse(points) }),
    }))
  }

  async ofTable(table: string): Promise<string | undefined> {
    const row = this.#db.selectFrom('pairings').select('tournament').where('table_id', '=', table)
    return (await row.executeTakeFirst())?.tournament
  }

  begin({ id, after, rounds, pairings, tables }: NextRound): Promise<boolean> {
    return this.#writes.write('no moves', async db => {
      const round = after + 1
      const begun = db.updateTable('tournaments').set({ round, rounds, status: 'playing' }).where('id', '=', id)
      const mine = begun.where('round', '=', after).where('status', '!=', 'over')
      if ((await mine.returning('id').execute()).length === 0) return false
      for (const table of tables) await addTable(db, table)
      const rows = pairings.map(({ board, table, entrants }) => {
        return { tournament: id, round, board, table_id: table, entrants: JSON.stringify(entrants), points: null }
      })
      await db.insertInto('pairings').values(rows).execute()
      return true
    })
  }

  score(id: string, { round, board }: Pick<Pairing, 'round' | 'board'>, points: readonly number[]): Promise<void> {
    return this.#writes.write('no moves', async db => {
      const row = db
        .updateTable('pairings')
        .set({ points: JSON.stringify(points) })
        .where('tournament', '=', id)
      await row.where('round', '=', round).where('board', '=', board).where('points', 'is', null).execute()
    })
  }

  end(id: string, round: number): Promise<boolean> {
    return this.#writes.write('no moves', async db => {
      const over = db.updateTable('tournaments').set({ status: 'over' }).where('id', '=', id).where('round', '=', round)
      return (await over.where('status', '=', 'playing').returning('id').execute()).length > 0
    })
  }

  remove(id: string, host: string): Promise<boolean> {
    return this.#writes.write('no moves', async db => {
      const mine = db
        .deleteFrom('tournaments')
        .where('id', '=', id)
        .where('host', '=', host)
        .where('status', '=', 'open')
      return (await mine.returning('id').execute()).length > 0
    })
  }
}

/** Somebody is no more: their games stay, under no name. */
export async function forgetEntrant(db: Kysely<Schema>, person: string): Promise<void> {
  const nobody = { person: null, name: 'Somebody', withdrawn: 1 }
  await db.updateTable('entrants').set(nobody).where('person', '=', person).execute()
  await db.updateTable('tournaments').set({ host: 'gone' }).where('host', '=', person).execute()
}

/** A guest's places become an account's, where it has none of its own. */
export async function joinEntrants(db: Kysely<Schema>, from: string, to: string): Promise<void> {
  const own = db.selectFrom('entrants').select('tournament').where('person', '=', to)
  const free = db
    .updateTable('entrants')
    .set({ person: to })
    .where('person', '=', from)
    .where('tournament', 'not in', own)
  await free.execute()
  await db.updateTable('tournaments').set({ host: to }).where('host', '=', from).execute()
  await forgetEntrant(db, from)
}

function entrantRow(tournament: string, { n, person, level, name, withdrawn }: Entrant): Schema['entrants'] {
  return { tournament, n, person: person ?? null, level: level ?? null, name, withdrawn: withdrawn ? 1 : 0 }
}

function readTournament(row: Selectable<Schema['tournaments']>): Tournament {
  const { id, host, name, game, rounds, round, made_at } = row
  return {
    ...{ id, host, name, game, rounds, round, madeAt: made_at, options: JSON.parse(row.options) },
    ...{ format: row.format as Format, pace: row.pace as Pace, status: row.status as Tournament['status'] },
  }
}
