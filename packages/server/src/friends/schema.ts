/** The rows of friends. */
export interface FriendRows {
  /** Each friendship is two rows. */
  friends: { person: string; friend: string; made_at: number }
  /** Somebody asks another to be friends. */
  friend_asks: { person: string; asked: string; made_at: number }
  /** Somebody calls a friend to a table. */
  calls: { person: string; by_person: string; table_id: string; made_at: number }
}

export const FRIEND_TABLES = `
create table friends (
  person text not null references people (id) on delete cascade,
  friend text not null references people (id) on delete cascade, made_at bigint not null, primary key (person, friend)
);
create index friends_friend on friends (friend);
create table friend_asks (
  person text not null references people (id) on delete cascade,
  asked text not null references people (id) on delete cascade, made_at bigint not null, primary key (person, asked)
);
create index friend_asks_asked on friend_asks (asked);
create table calls (
  person text not null references people (id) on delete cascade,
  by_person text not null references people (id) on delete cascade,
  table_id text not null references tables (id) on delete cascade, made_at bigint not null,
  primary key (person, by_person, table_id)
)`
