import type { Kysely } from 'kysely'
import { migrate } from '../migrations.ts'
import type { Schema } from '../schema.ts'
import { tableRow } from '../sql/table-rows.ts'
import { exampleTable } from './examples.ts'

/** A database as it was before absence was known, with a table whose seats have words; gives back the table. */
export async function oldDatabase(db: Kysely<Schema>) {
  await migrate(db, '003-lots')
  const table = exampleTable({
    seats: [
      { kind: 'person', person: 'ada', name: 'Ada', word: 'owl' },
      { kind: 'bot', level: 'greedy', for: { person: 'bob', name: 'Bob', word: 'fox' } },
    ],
  })
  const { patience: _, gone: __, rated: ___, manners: ____, ...row } = tableRow(table)
  await db
    .insertInto('tables')
    .values(row as ReturnType<typeof tableRow>)
    .execute()
  await db.destroy()
  return table
}
