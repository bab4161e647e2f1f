/** The rows of operators. */
export interface AdminRows {
  reports: {
    id: string
    by_person: string
    by_name: string
    person: string
    name: string
    kind: string
    text: string
    table_id: string | null
    addresses: string
    evidence: string | null
    made_at: number
    closed_at: number | null
    closed_by: string | null
    outcome: string | null
  }
  bans: {
    id: string
    person: string | null
    address: string | null
    name: string | null
    why: string
    by_name: string
    made_at: number
    ends_at: number
    lifted_at: number | null
  }
  acts: {
    id: string
    at: number
    who: string
    what: string
    about: string
    detail: string
    why: string
    address: string
  }
  nodes: { id: string; seen_at: number; state: string }
}

/** A report and a ban stand by themselves: tables and people may be gone. */
export const ADMIN_TABLES = `
create table reports (
  id text primary key, by_person text not null, by_name text not null, person text not null, name text not null,
  kind text not null, text text not null, table_id text, addresses text not null, evidence text,
  made_at bigint not null, closed_at bigint, closed_by text, outcome text
);
create index reports_made on reports (made_at, id);
create index reports_open on reports (made_at) where closed_at is null;
create index reports_person on reports (person);
create index reports_by on reports (by_person);
create table bans (
  id text primary key, person text, address text, name text, why text not null, by_name text not null,
  made_at bigint not null, ends_at bigint not null, lifted_at bigint
);
create index bans_made on bans (made_at, id);
create index bans_ends on bans (ends_at) where lifted_at is null;
create table acts (
  id text primary key, at bigint not null, who text not null, what text not null, about text not null,
  detail text not null, why text not null, address text not null
);
create index acts_at on acts (at, id);
create table nodes (
  id text primary key, seen_at bigint not null, state text not null
)`
