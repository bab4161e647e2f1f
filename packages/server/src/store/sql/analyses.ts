import type { Kysely, Selectable } from 'kysely'
import type { AskedAnalysis, OpenAnalysis } from '../records.ts'
import type { Schema } from '../schema.ts'
import type { Analyses } from '../store.ts'
import type { Writes } from './writes.ts'

/** All but what was found, which is long. */
const COLUMNS = ['table_id', 'person', 'asked_at', 'steps', 'done', 'failed'] as const

export class SqlAnalyses implements Analyses {
  readonly #db: Kysely<Schema>
  readonly #writes: Writes

  constructor(db: Kysely<Schema>, writes: Writes) {
    this.#db = db
    this.#writes = writes
  }

  ask({ table, person, askedAt, steps }: AskedAnalysis): Promise<boolean> {
    return this.#writes.write('no moves', async db => {
      await db.deleteFrom('analyses').where('table_id', '=', table).where('failed', 'is not', null).execute()
      const added = await db
        .insertInto('analyses')
        .values({ table_id: table, person, asked_at: askedAt, steps, done: null, found: null, failed: null })
        .onConflict(conflict => conflict.doNothing())
        .returning('table_id')
        .execute()
      return added.length > 0
    })
  }

  async get(table: string): Promise<OpenAnalysis | undefined> {
    const row = await this.#rows().where('table_id', '=', table).executeTakeFirst()
    return row && read(row)
  }

  async open(): Promise<OpenAnalysis[]> {
    const open = this.#rows().where('found', 'is', null).where('failed', 'is', null)
    return (await open.orderBy('asked_at').orderBy('table_id').execute()).map(read)
  }

  progress(table: string, done: number): Promise<void> {
    return this.#change(table, { done })
  }

  end(table: string, result: { readonly found: string } | { readonly failed: string }): Promise<void> {
    return this.#change(table, result)
  }

  async found(table: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('analyses')
      .select('found')
      .where('table_id', '=', table)
      .where('found', 'is not', null)
      .executeTakeFirst()
    return row?.found ?? undefined
  }

  #rows() {
    return this.#db
      .selectFrom('analyses')
      .select(COLUMNS)
      .select(each => each('found', 'is not', null).as('is_found'))
  }

  #change(table: string, change: Partial<Schema['analyses']>): Promise<void> {
    return this.#writes.write('no moves', async db => {
      await db.updateTable('analyses').set(change).where('table_id', '=', table).where('found', 'is', null).execute()
    })
  }
}

type Row = Selectable<Pick<Schema['analyses'], (typeof COLUMNS)[number]>> & { is_found: unknown }

function read({ table_id, person, asked_at, steps, done, failed, is_found }: Row): OpenAnalysis {
  return {
    ...{ table: table_id, person, askedAt: asked_at, steps, isFound: Boolean(is_found) },
    ...(done === null ? {} : { done }),
    ...(failed === null ? {} : { failed }),
  }
}
