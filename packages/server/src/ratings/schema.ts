/** The rows of results and ratings. */
export interface RatingRows {
  results: {
    table_id: string
    seat: number
    player: string
    game: string
    role: string
    result: string
    at: number
    rated: number
    mu_before: number | null
    sigma_before: number | null
    mu_after: number | null
    sigma_after: number | null
  }
  ratings: { player: string; game: string; role: string; mu: number; sigma: number; games: number }
}

/** Games that were over before are counted too, by the first node that finds them; none of them was rated. */
export const RATING_TABLES = `
alter table tables add column rated integer not null default 0;
alter table tables add column settled integer not null default 0;
create index tables_unsettled on tables (over_at) where settled = 0 and outcome is not null;
create table results (
  table_id text not null references tables (id) on delete cascade, seat integer not null, player text not null,
  game text not null, role text not null, result text not null, at bigint not null, rated integer not null,
  mu_before double precision, sigma_before double precision, mu_after double precision, sigma_after double precision,
  primary key (table_id, seat)
);
create index results_player on results (player, at);
create index results_week on results (game, at) where rated = 1;
create table ratings (
  player text not null, game text not null, role text not null,
  mu double precision not null, sigma double precision not null, games integer not null,
  primary key (player, game, role)
);
create index ratings_best on ratings (game, role, mu)`
