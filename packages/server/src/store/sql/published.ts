import { type Kysely, type Selectable, sql } from 'kysely'
import type { Place, PublishedRecord, RecordSearch } from '../records.ts'
import type { Schema } from '../schema.ts'
import type { Published } from '../store.ts'
import type { Writes } from './writes.ts'

export class SqlPublished implements Published {
  readonly #db: Kysely<Schema>
  readonly #writes: Writes

  constructor(db: Kysely<Schema>, writes: Writes) {
    this.#db = db
    this.#writes = writes
  }

  add(published: Omit<PublishedRecord, 'names'>): Promise<boolean> {
    return this.#writes.write('no moves', async db => {
      const added = await db
        .insertInto('published')
        .values(rowOf(published))
        .onConflict(conflict => conflict.doNothing())
        .returning('id')
        .execute()
      return added.length > 0
    })
  }

  async ofTable(table: string): Promise<PublishedRecord | undefined> {
    const row = await this.#db.selectFrom('published').selectAll().where('table_id', '=', table).executeTakeFirst()
    return row && (await this.#read([row]))[0]
  }

  async naming(person: string, limit: number): Promise<PublishedRecord[]> {
    const named = this.#db.selectFrom('published_names').select('record').where('person', '=', person)
    const found = this.#db.selectFrom('published').selectAll().where('id', 'in', named)
    return this.#read(await found.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute())
  }

  async get(id: string): Promise<PublishedRecord | undefined> {
    const row = await this.#db.selectFrom('published').selectAll().where('id', '=', id).executeTakeFirst()
    return row && (await this.#read([row]))[0]
  }

  remove(table: string, publisher: string): Promise<boolean> {
    return this.#writes.write('no moves', async db => {
      const gone = db.deleteFrom('published').where('table_id', '=', table).where('publisher', '=', publisher)
      return (await gone.returning('id').execute()).length > 0
    })
  }

  setNames(
    id: string,
    person: string,
    names: readonly { readonly seat: number; readonly name: string }[],
  ): Promise<void> {
    return this.#writes.write('no moves', async db => {
      await db.deleteFrom('published_names').where('record', '=', id).where('person', '=', person).execute()
      const rows = names.map(({ seat, name }) => ({ record: id, seat, person, name }))
      if (rows.length > 0) await db.insertInto('published_names').values(rows).execute()
    })
  }

  async search(wanted: RecordSearch, after: Place | undefined, limit: number): Promise<PublishedRecord[]> {
    const { game, option, winner, by, from, to } = wanted
    let found = this.#db.selectFrom('published').selectAll()
    if (game !== undefined) found = found.where('game', '=', game)
    if (by !== undefined) found = found.where('by_rule', '=', by)
    if (from !== undefined) found = found.where('steps', '>=', from)
    if (to !== undefined) found = found.where('steps', '<=', to)
    if (option !== undefined) found = found.where(holds('options', option))
    if (winner !== undefined) found = found.where(holds('winners', winner))
    if (after !== undefined) {
      found = found.where(each =>
        each.or([each('at', '<', after.at), each.and([each('at', '=', after.at), each('id', '<', after.id)])]),
      )
    }
    return this.#read(await found.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute())
  }

  async #read(rows: readonly Selectable<Schema['published']>[]): Promise<PublishedRecord[]> {
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const names = await this.#db.selectFrom('published_names').selectAll().where('record', 'in', ids).execute()
    return rows.map(row => ({
      ...{ id: row.id, table: row.table_id, publisher: row.publisher, game: row.game, version: row.version },
      ...{ options: row.options.split(' ').filter(Boolean), winners: row.winners.split(' ').filter(Boolean) },
      ...{ seats: JSON.parse(row.seats), by: row.by_rule, steps: row.steps, record: row.record, at: row.at },
      names: names.flatMap(({ record, seat, person, name }) => (record === row.id ? [{ seat, person, name }] : [])),
    }))
  }
}

/** A list of words is kept with a space before and after each, so that a whole word is found. */
function holds(column: 'options' | 'winners', word: string) {
  const pattern = `% ${word.replaceAll(/[\\%_]/g, '\\$&')} %`
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`
}

function rowOf(given: Omit<PublishedRecord, 'names'>): Schema['published'] {
  const { id, table, publisher, game, version, options, seats, winners, by, steps, record, at } = given
  return {
    ...{ id, table_id: table, publisher, game, version, by_rule: by, steps, record, at },
    ...{ options: ` ${options.join(' ')} `, winners: ` ${winners.join(' ')} `, seats: JSON.stringify(seats) },
  }
}
