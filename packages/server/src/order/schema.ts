/** The rows of order in the house. */
export interface OrderRows {
  /** What spectators say: as in `chat`, with numbers of its own. */
  gallery: { table_id: string; n: number; person: string; name: string; kind: string; text: string; at: number }
  /** Somebody does not want to meet another. */
  blocks: { person: string; blocked: string; made_at: number }
}

export const HOST_TABLES = `
alter table tables add column manners text not null default '{}';
alter table invitations add column revoked_at bigint;
create index invitations_table on invitations (table_id);
create table gallery (
  table_id text not null references tables (id) on delete cascade, n integer not null,
  person text not null, name text not null, kind text not null, text text not null, at bigint not null,
  primary key (table_id, n)
);
create index gallery_person on gallery (person)`

export const BLOCK_TABLES = `
create table blocks (
  person text not null references people (id) on delete cascade,
  blocked text not null references people (id) on delete cascade, made_at bigint not null,
  primary key (person, blocked)
);
create index blocks_blocked on blocks (blocked)`
