import type { Accounts } from '../accounts/store.ts'
import type { Admin } from '../admin/store.ts'
import type { Finding } from '../finding/store.ts'
import type { Friends } from '../friends/store.ts'
import type { Talk } from '../order/manners.ts'
import type { Blocks } from '../order/store.ts'
import type { Ratings } from '../ratings/store.ts'
import type { OldThings } from '../retention/store.ts'
import type { Tournaments } from '../tournaments/store.ts'
import type {
  Appended,
  AskedAnalysis,
  ChatLine,
  Entry,
  Invitation,
  NewEntry,
  NoticeAddress,
  OpenAnalysis,
  Person,
  Place,
  PublishedRecord,
  RecordSearch,
  Snapshot,
  Status,
  TableChange,
  TableRecord,
  Time,
  Token,
  TokenKind,
} from './records.ts'

/** Everything that outlives a process. A promise of a write is kept only when it has been committed. */
export interface Store {
  readonly people: People
  readonly tables: Tables
  readonly chat: Chat
  readonly published: Published
  readonly analyses: Analyses
  readonly accounts: Accounts
  readonly ratings: Ratings
  readonly finding: Finding
  readonly friends: Friends
  readonly blocks: Blocks
  readonly admin: Admin
  readonly old: OldThings
  readonly tournaments: Tournaments
  readonly leases: Leases
  readonly news: News
  /** Whether other nodes write to it too: what was read a moment ago may be old. */
  readonly isShared: boolean
  /** A key that all nodes share: the first who asks makes it. */
  key(name: string, make: () => string): Promise<string>
  /** Writes something that means nothing: fails if the store is away or takes nothing. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface People {
  add(person: Person, token: Token): Promise<void>
  get(id: string): Promise<Person | undefined>
  change(id: string, change: Partial<Pick<Person, 'name' | 'settings'>>): Promise<void>
  /** With all that is theirs: tokens, chat, addresses, mutes, what they have learned. The log keeps their answers, without their name. */
  remove(id: string): Promise<void>
  /** They are here now. */
  saw(persons: readonly string[], now: Time): Promise<void>
  seenAt(id: string): Promise<Time | undefined>
  addToken(token: Token): Promise<void>
  token(id: string): Promise<Token | undefined>
  tokens(person: string, kind: TokenKind): Promise<Token[]>
  /** False if there was none: of two who come with a link that works once, one gets in. */
  removeToken(id: string, person: string): Promise<boolean>
  /** Adds to what somebody has learned; what was known stays. */
  learn(person: string, marks: readonly string[]): Promise<void>
  /** Everything that somebody has learned, in the order of the alphabet. */
  learned(person: string): Promise<string[]>
  addNotice(address: NoticeAddress): Promise<void>
  notices(person: string): Promise<NoticeAddress[]>
  removeNotice(id: string, person: string): Promise<boolean>
}

export interface Tables {
  /** False if there is one of this id. */
  add(table: TableRecord): Promise<boolean>
  get(id: string): Promise<TableRecord | undefined>
  /** Public ones, the newest first. */
  listPublic(status: Status, limit: number): Promise<TableRecord[]>
  /** Where this person sits or sat, the newest first. */
  listOf(person: string, limit: number): Promise<TableRecord[]>
  /** Those of them that were played to their end, the last that ended first. */
  listPlayed(person: string, after: Place | undefined, limit: number): Promise<TableRecord[]>
  /** How many that this person has made are not over. */
  countMadeBy(person: string): Promise<number>
  /** Adds the entry after number `after`, and changes the table with it, or does neither. */
  append(table: string, after: number, entry: NewEntry, change?: TableChange): Promise<Appended>
  log(table: string, after: number): Promise<Entry[]>
  /** When each person who has done something at a table last did. */
  lastDeeds(table: string): Promise<Map<string, Time>>
  /** What became of a request, if it was taken. */
  request(person: string, request: string): Promise<{ table: string; seq: number } | undefined>
  /** How many entries each of these has. */
  seqs(tables: readonly string[]): Promise<Map<string, number>>
  /** How many answers were given at each of these, which are over. */
  answers(tables: readonly string[]): Promise<Map<string, number>>
  botsDue(limit: number): Promise<string[]>
  timesUp(now: Time, limit: number): Promise<string[]>
  noticesDue(now: Time, limit: number): Promise<string[]>
  /** Those who are asked have been told, unless they were asked anew since. */
  noticed(table: string, now: Time): Promise<void>
  /** Nobody is to answer for bots or clocks at a table that cannot be played. */
  setAside(table: string): Promise<void>
  keepSnapshot(table: string, snapshot: Snapshot): Promise<void>
  snapshot(table: string): Promise<Snapshot | undefined>
  addInvitation(invitation: Invitation): Promise<void>
  invitation(id: string): Promise<Invitation | undefined>
  /** All links to a seat, or to watch, open nothing any more. */
  revokeInvitations(table: string, seat: number | undefined, now: Time): Promise<void>
  /** Lets somebody look at a private table. */
  admit(table: string, person: string): Promise<void>
  /** Nobody was let in by that name. */
  dismiss(table: string, person: string): Promise<void>
  isAdmitted(table: string, person: string): Promise<boolean>
}

export interface Chat {
  add(table: string, line: Omit<ChatLine, 'n'>, talk?: Talk): Promise<number>
  lines(table: string, after: number, limit: number, talk?: Talk): Promise<ChatLine[]>
  /** When this person last spoke there. */
  lastAt(table: string, person: string, talk: Talk): Promise<Time | undefined>
  /** In either talk. */
  linesOf(person: string): Promise<(ChatLine & { readonly table: string })[]>
  mute(person: string, muted: string, on: boolean): Promise<void>
  /** Those whom this person has muted or blocked. */
  muted(person: string): Promise<string[]>
}

export interface Published {
  /** False if the game of this table is published already. */
  add(published: Omit<PublishedRecord, 'names'>): Promise<boolean>
  ofTable(table: string): Promise<PublishedRecord | undefined>
  /** Those in which somebody let their name stand, the newest first. */
  naming(person: string, limit: number): Promise<PublishedRecord[]>
  get(id: string): Promise<PublishedRecord | undefined>
  /** False if this person has not published it. */
  remove(table: string, publisher: string): Promise<boolean>
  /** Replaces the name of a person in a record. */
  setNames(
    id: string,
    person: string,
    names: readonly { readonly seat: number; readonly name: string }[],
  ): Promise<void>
  /** The newest first. */
  search(wanted: RecordSearch, after: Place | undefined, limit: number): Promise<PublishedRecord[]>
}

/** What was found out about finished games, because somebody asked. */
export interface Analyses {
  /** Gives false if the analysis was asked for before, unless it failed; then it starts again. */
  ask(asked: AskedAnalysis): Promise<boolean>
  get(table: string): Promise<OpenAnalysis | undefined>
  /** Those that have not come to an end, the first that was asked for first. */
  open(): Promise<OpenAnalysis[]>
  /** So many answers have been looked at. */
  progress(table: string, done: number): Promise<void>
  /** What came of it; what was found before stays. */
  end(table: string, result: { readonly found: string } | { readonly failed: string }): Promise<void>
  found(table: string): Promise<string | undefined>
}

/** Work that one node at a time does, for as long as it says that it lives. */
export interface Leases {
  /** True if it is this node's until then: it was free, had run out, or was this node's before. */
  claim(work: string, node: string, now: Time, until: Time): Promise<boolean>
  release(work: string, node: string): Promise<void>
}

/** That something happened at a table, not what: who cares looks into the store. Lost news are found by number. */
export interface News {
  tell(news: NewsItem): void
  /** `undefined`: some may have been missed. */
  listen(listener: (news: NewsItem | undefined) => void): () => void
}

export type NewsItem =
  | {
      readonly about: 'table' | Talk
      readonly table: string
      /** How many entries, or lines, there are now. */
      readonly n: number
    }
  /** Strangers have been brought together at a table; somebody's friends have changed (`table` is this person's id); bans have; a tournament has (`table` is its id). */
  | {
      readonly about: 'matched' | 'friends' | 'bans' | 'cup'
      readonly table: string
      readonly persons: readonly string[]
    }
  /** Who looks on at one node. */
  | {
      readonly about: 'here'
      readonly table: string
      readonly node: string
      /** Those who sit there. */
      readonly persons: readonly string[]
      /** Those who do not. */
      readonly spectators: readonly string[]
    }
