/** The rows of accounts. */
export interface AccountRows {
  passkeys: {
    id: string
    person: string
    credential: string
    public_key: string
    counter: number
    transports: string
    label: string
    made_at: number
    used_at: number | null
  }
  recoveries: { id: string; person: string; hash: string; made_at: number }
  challenges: { value: string; purpose: string; ends_at: number }
  crests: { person: string; crest: string }
}

export const ACCOUNT_TABLES = `
create table passkeys (
  id text primary key, person text not null references people (id) on delete cascade, credential text not null unique,
  public_key text not null, counter bigint not null, transports text not null, label text not null,
  made_at bigint not null, used_at bigint
);
create index passkeys_person on passkeys (person);
create table recoveries (
  id text primary key, person text not null unique references people (id) on delete cascade,
  hash text not null, made_at bigint not null
);
create table challenges (
  value text primary key, purpose text not null, ends_at bigint not null
);
create index challenges_ends on challenges (ends_at);
create table crests (
  person text primary key references people (id) on delete cascade, crest text not null
)`
