/** The rows of tournaments. */
export interface TournamentRows {
  tournaments: {
    id: string
    host: string
    name: string
    game: string
    options: string
    format: string
    pace: string
    rounds: number
    round: number
    status: string
    made_at: number
  }
  entrants: {
    tournament: string
    n: number
    person: string | null
    level: string | null
    name: string
    withdrawn: number
  }
  pairings: {
    tournament: string
    round: number
    board: number
    table_id: string
    entrants: string
    points: string | null
  }
}

export const TOURNAMENT_TABLES = `
create table tournaments (
  id text primary key, host text not null, name text not null, game text not null, options text not null,
  format text not null, pace text not null, rounds integer not null, round integer not null, status text not null,
  made_at bigint not null
);
create index tournaments_status on tournaments (status, made_at);
create table entrants (
  tournament text not null references tournaments (id) on delete cascade, n integer not null, person text, level text,
  name text not null, withdrawn integer not null, primary key (tournament, n), unique (tournament, person)
);
create index entrants_person on entrants (person);
create table pairings (
  tournament text not null references tournaments (id) on delete cascade, round integer not null, board integer not null,
  table_id text not null, entrants text not null, points text, primary key (tournament, round, board)
);
create index pairings_table on pairings (table_id)`
