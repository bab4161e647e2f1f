import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { ACCOUNT_TABLES } from '../accounts/schema.ts'
import { ADMIN_TABLES } from '../admin/schema.ts'
import { FINDING_TABLES } from '../finding/schema.ts'
import { FRIEND_TABLES } from '../friends/schema.ts'
import { BLOCK_TABLES, HOST_TABLES } from '../order/schema.ts'
import { RATING_TABLES } from '../ratings/schema.ts'
import { TOURNAMENT_TABLES } from '../tournaments/schema.ts'
import type { Schema } from './schema.ts'

/** In words that both databases read alike. */
const FIRST_TABLES = `
create table people (
  id text primary key, name text not null, settings text not null, made_at bigint not null, seen_at bigint
);
create table tokens (
  id text primary key, person text not null references people (id) on delete cascade,
  kind text not null, hash text not null, label text not null, made_at bigint not null, ends_at bigint
);
create index tokens_person on tokens (person);
create table tables (
  id text primary key, game text not null, version integer not null, options text not null, seats text not null,
  maker text not null, visibility text not null, status text not null, clock text not null, hands text not null,
  deadline bigint, secret text not null, commitment text not null, words text not null, seq integer not null,
  waiting text not null, bot_due integer not null, outcome text, rematch_of text, rematch text, proposal text,
  made_at bigint not null, started_at bigint, over_at bigint, notice_at bigint
);
create index tables_public on tables (visibility, status, made_at);
create index tables_maker on tables (maker);
create index tables_bots on tables (id) where bot_due = 1;
create index tables_clocks on tables (deadline) where deadline is not null;
create index tables_notices on tables (notice_at) where notice_at is not null;
create table sitters (
  table_id text not null references tables (id) on delete cascade, seat integer not null, person text not null,
  primary key (table_id, seat)
);
create index sitters_person on sitters (person);
create table log (
  table_id text not null references tables (id) on delete cascade, seq integer not null, happening text not null,
  person text, request text, at bigint not null,
  primary key (table_id, seq), unique (person, request)
);
create table snapshots (
  table_id text primary key references tables (id) on delete cascade,
  seq integer not null, version integer not null, body text not null
);
create table invitations (
  id text primary key, table_id text not null references tables (id) on delete cascade,
  hash text not null, seat integer, made_at bigint not null
);
create table admissions (
  table_id text not null references tables (id) on delete cascade, person text not null,
  primary key (table_id, person)
);
create table chat (
  table_id text not null references tables (id) on delete cascade, n integer not null,
  person text not null, name text not null, kind text not null, text text not null, at bigint not null,
  primary key (table_id, n)
);
create index chat_person on chat (person);
create table mutes (
  person text not null references people (id) on delete cascade, muted text not null, primary key (person, muted)
);
create table notices (
  id text primary key, person text not null references people (id) on delete cascade,
  kind text not null, target text not null, made_at bigint not null
);
create index notices_person on notices (person);
create table keys (
  name text primary key, value text not null
);
create table leases (
  work text primary key, node text not null, until bigint not null
)`

const ABSENCE = `
alter table tables add column patience integer not null default 259200;
alter table tables add column gone text not null default '[]'`

const PUBLISHED = `
create table published (
  id text primary key, table_id text not null unique references tables (id) on delete cascade, publisher text not null,
  game text not null, version integer not null, options text not null, seats text not null, winners text not null,
  by_rule text not null, steps integer not null, record text not null, at bigint not null
);
create index published_at on published (at, id);
create index published_game on published (game, at, id);
create index published_publisher on published (publisher);
create table published_names (
  record text not null references published (id) on delete cascade, seat integer not null, person text not null,
  name text not null, primary key (record, seat)
);
create index published_names_person on published_names (person)`

/** What somebody has learned, a row for each thing: what comes from several devices is together what was learned. */
const LEARNED = `
create table learned (
  person text not null references people (id) on delete cascade, mark text not null, primary key (person, mark)
)`

/** Who asked how much of a game was luck, how far the look has got (none: it has not begun), and what came of it. */
const ANALYSES = `
create table analyses (
  table_id text primary key references tables (id) on delete cascade, person text not null, asked_at bigint not null,
  steps integer not null, done integer, found text, failed text
);
create index analyses_open on analyses (asked_at) where found is null and failed is null`

/** Forward only. What has been released is never changed: a new one is added. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-first-tables': { up: db => run(db, FIRST_TABLES) },
  '002-standing-orders': { up: db => run(db, `alter table tables add column orders text not null default '[]'`) },
  '003-lots': { up: db => run(db, 'alter table tables add column lots integer not null default 0') },
  '004-absence': { up: db => run(db, ABSENCE) },
  '005-published': { up: db => run(db, PUBLISHED) },
  '006-learned': { up: db => run(db, LEARNED) },
  '007-analyses': { up: db => run(db, ANALYSES) },
  '008-accounts': { up: db => run(db, ACCOUNT_TABLES) },
  '009-ratings': { up: db => run(db, RATING_TABLES) },
  '010-finding': { up: db => run(db, FINDING_TABLES) },
  '011-friends': { up: db => run(db, FRIEND_TABLES) },
  '012-tournaments': { up: db => run(db, TOURNAMENT_TABLES) },
  '013-hosts': { up: db => run(db, HOST_TABLES) },
  '014-blocks': { up: db => run(db, BLOCK_TABLES) },
  '015-admin': { up: db => run(db, ADMIN_TABLES) },
}

/** Brings a database up to date. Nodes that start at once wait for one another: Kysely takes an advisory lock. */
export async function migrate(
  db: Kysely<Schema>,
  /** For a database as an older Undercroft left it. */
  last?: string,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error !== undefined) throw error
}

async function run(db: Kysely<unknown>, script: string): Promise<void> {
  for (const statement of script.split(';')) await sql.raw(statement).execute(db)
}
