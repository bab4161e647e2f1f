import type { ChatLine, Entry, Time } from '../store/records.ts'

export const REPORT_KINDS = ['insult', 'cheating', 'name', 'spam', 'other'] as const

/** What was at a table when somebody was reported. */
export interface Evidence {
  readonly game: string
  readonly seats: readonly string[]
  readonly chat: readonly ChatLine[]
  readonly gallery: readonly ChatLine[]
  readonly log: readonly Entry[]
}

export interface Report {
  readonly id: string
  readonly by: string
  readonly byName: string
  /** Who is reported. */
  readonly person: string
  readonly name: string
  readonly kind: (typeof REPORT_KINDS)[number]
  readonly text: string
  readonly table?: string
  /** From where they were connected to the node that took the report. */
  readonly addresses: readonly string[]
  readonly evidence?: Evidence
  readonly madeAt: Time
  readonly closed?: Closing
}

export const OUTCOMES = ['nothing', 'warned', 'renamed', 'banned', 'other'] as const

export interface Closing {
  readonly at: Time
  readonly by: string
  readonly outcome: (typeof OUTCOMES)[number]
}

/** Somebody, or everybody at an address, may not play until then. */
export interface Ban {
  readonly id: string
  readonly person?: string
  readonly address?: string
  /** What the person is called. */
  readonly name?: string
  readonly why: string
  readonly by: string
  readonly madeAt: Time
  readonly endsAt: Time
  readonly liftedAt?: Time
}

const ACTS = ['close-report', 'ban', 'lift', 'rename', 'close-table'] as const

/** What an operator did: who, when, what, to whom, and why. */
export interface Act {
  readonly id: string
  readonly at: Time
  readonly who: string
  readonly what: (typeof ACTS)[number]
  /** The id of what it was done to, and what is to be said of it. */
  readonly about: string
  readonly detail: string
  readonly why: string
  readonly address: string
}

/** A node as it last said of itself. */
export interface NodeState {
  readonly id: string
  readonly startedAt: Time
  readonly seenAt: Time
  readonly sockets: number
  readonly people: number
  readonly tables: number
  readonly matches: number
  readonly bots: number
  /** Bytes. */
  readonly memory: number
}

export interface Totals {
  readonly people: number
  readonly open: number
  readonly playing: number
  readonly over: number
  readonly reports: number
  readonly bans: number
}
