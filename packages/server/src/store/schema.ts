import type { AccountRows } from '../accounts/schema.ts'
import type { AdminRows } from '../admin/schema.ts'
import type { FindingRows } from '../finding/schema.ts'
import type { FriendRows } from '../friends/schema.ts'
import type { OrderRows } from '../order/schema.ts'
import type { RatingRows } from '../ratings/schema.ts'
import type { TournamentRows } from '../tournaments/schema.ts'

/** The rows as both databases hold them: JSON as text, times and flags as numbers. */
export interface Schema extends AccountRows, AdminRows, FindingRows, FriendRows, OrderRows, RatingRows, TournamentRows {
  people: { id: string; name: string; settings: string; made_at: number; seen_at?: number | null }
  tokens: {
    id: string
    person: string
    kind: string
    hash: string
    label: string
    made_at: number
    ends_at: number | null
  }
  tables: TableRow
  sitters: { table_id: string; seat: number; person: string }
  log: {
    table_id: string
    seq: number
    happening: string
    person: string | null
    request: string | null
    at: number
  }
  snapshots: { table_id: string; seq: number; version: number; body: string }
  invitations: {
    id: string
    table_id: string
    hash: string
    seat: number | null
    made_at: number
    revoked_at?: number | null
  }
  admissions: { table_id: string; person: string }
  chat: { table_id: string; n: number; person: string; name: string; kind: string; text: string; at: number }
  mutes: { person: string; muted: string }
  learned: { person: string; mark: string }
  notices: { id: string; person: string; kind: string; target: string; made_at: number }
  published: {
    id: string
    table_id: string
    publisher: string
    game: string
    version: number
    options: string
    seats: string
    winners: string
    by_rule: string
    steps: number
    record: string
    at: number
  }
  published_names: { record: string; seat: number; person: string; name: string }
  analyses: {
    table_id: string
    person: string
    asked_at: number
    steps: number
    done: number | null
    found: string | null
    failed: string | null
  }
  keys: { name: string; value: string }
  leases: { work: string; node: string; until: number }
}

export interface TableRow {
  id: string
  game: string
  version: number
  options: string
  seats: string
  maker: string
  visibility: string
  status: string
  clock: string
  lots: number
  patience: number
  gone: string
  manners: string
  hands: string
  deadline: number | null
  secret: string
  commitment: string
  words: string
  seq: number
  waiting: string
  orders: string
  bot_due: number
  outcome: string | null
  rematch_of: string | null
  rematch: string | null
  proposal: string | null
  made_at: number
  started_at: number | null
  over_at: number | null
  notice_at: number | null
  rated: number
  /** Whether its result is counted. */
  settled?: number | undefined
}
