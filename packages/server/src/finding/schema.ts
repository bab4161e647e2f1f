/** The rows of those who look for a game. */
export interface FindingRows {
  seeks: {
    person: string
    request: string
    game: string
    pace: string
    strength: number
    bot_level: string | null
    bots_after: number | null
    at: number
    until: number
    table_id: string | null
  }
}

export const FINDING_TABLES = `
create table seeks (
  person text primary key references people (id) on delete cascade, request text not null, game text not null,
  pace text not null, strength integer not null, bot_level text, bots_after integer, at bigint not null,
  until bigint not null, table_id text
);
create index seeks_waiting on seeks (game, pace, at) where table_id is null`
