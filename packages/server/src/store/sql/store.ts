import type { Kysely } from 'kysely'
import { SqlAccounts } from '../../accounts/sql.ts'
import { SqlAdmin } from '../../admin/sql.ts'
import { SqlFinding } from '../../finding/sql.ts'
import { SqlFriends } from '../../friends/sql.ts'
import { SqlBlocks } from '../../order/sql.ts'
import { SqlRatings } from '../../ratings/sql.ts'
import { SqlOldThings } from '../../retention/sql.ts'
import { now } from '../../time.ts'
import { SqlTournaments } from '../../tournaments/sql.ts'
import type { Schema } from '../schema.ts'
import type { Leases, News, Store, Tables } from '../store.ts'
import { SqlAnalyses } from './analyses.ts'
import { SqlChat } from './chat.ts'
import { SqlPeople } from './people.ts'
import { SqlPublished } from './published.ts'
import type { Writes } from './writes.ts'

interface Parts {
  /** For reads: it sees what is committed. */
  readonly db: Kysely<Schema>
  readonly writes: Writes
  readonly tables: Tables
  readonly leases: Leases
  readonly news: News
  readonly isShared: boolean
  close(): Promise<void>
}

/** A store over either database: the same queries. */
export function sqlStore({ db, writes, tables, leases, news, isShared, close }: Parts): Store {
  return {
    people: new SqlPeople(db, writes),
    tables,
    chat: new SqlChat(db, writes),
    published: new SqlPublished(db, writes),
    analyses: new SqlAnalyses(db, writes),
    accounts: new SqlAccounts(db, writes),
    ratings: new SqlRatings(db, writes),
    finding: new SqlFinding(db, writes),
    friends: new SqlFriends(db, writes),
    blocks: new SqlBlocks(db, writes),
    admin: new SqlAdmin(db, writes),
    old: new SqlOldThings(db, writes),
    tournaments: new SqlTournaments(db, writes),
    leases,
    news,
    isShared,
    close,
    key: (name, make) =>
      writes.write('no moves', async rows => {
        await rows
          .insertInto('keys')
          .values({ name, value: make() })
          .onConflict(conflict => conflict.doNothing())
          .execute()
        const row = await rows.selectFrom('keys').select('value').where('name', '=', name).executeTakeFirstOrThrow()
        return row.value
      }),
    ping: () =>
      writes.write('no moves', async rows => {
        const row = { work: 'ping', node: '', until: now() }
        await rows
          .insertInto('leases')
          .values(row)
          .onConflict(conflict => conflict.column('work').doUpdateSet(row))
          .execute()
      }),
  }
}
