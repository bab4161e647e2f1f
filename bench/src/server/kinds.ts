/** The servers: ours, durable, with either database; two frameworks in memory; and a relay that only forwards messages. */
export const HOSTS = ['ours', 'postgres', 'boardgameio', 'colyseus', 'relay'] as const
export type Host = (typeof HOSTS)[number]

export const HOST_NAMES: { readonly [H in Host]: string } = {
  ours: 'our server, durable',
  postgres: 'our server, PostgreSQL',
  boardgameio: 'boardgame.io, in memory',
  colyseus: 'Colyseus, in memory',
  relay: 'a bare relay',
}

export const SERVED = ['pig', 'all-out-assault', 'masmorra'] as const
export type Served = (typeof SERVED)[number]

export const TABLE_COUNTS = [10, 100, 500] as const

/** How many tables lie idle when their memory is measured. */
export const IDLE_TABLES = 1000
/** How many tables are played at people's pace. */
export const PACED_TABLES = 1000

/** Where a server keeps what it keeps, and how long a match of ours stays in memory when nobody plays. */
export interface Place {
  readonly folder: string
  readonly databaseUrl?: string | undefined
  readonly restAfterMs?: number | undefined
}

/** One load on one server. */
export interface Load {
  readonly host: Host
  readonly game: Served
  readonly tables: number
}

/** The result of a load: milliseconds from sending a choice until the other client receives it. */
export interface Speed {
  /** Per second. */
  readonly moves: number
  readonly count: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** What all clients received for a move, where a client counts it. */
  readonly bytes?: number | undefined
}

/** What the server's process has used since it started. */
export interface Usage {
  readonly cpuMicros: number
  /** Memory that was allocated, most of it for a moment. */
  readonly allocatedBytes: number
}

export interface Measured {
  readonly load: Load
  readonly speed: Speed
  /** Memory that the server took since it started, with all its tables being played at. */
  readonly addedMb: number
  /** What the server's process used meanwhile. */
  readonly used: Usage
}

interface Idle {
  readonly host: Host
  /** Memory that `IDLE_TABLES` tables take when nobody looks at them. */
  readonly mb: number
}

/** How long one who waits for it waits for a new table, in milliseconds, and what the server computed for each. */
interface Making {
  readonly host: Host
  readonly p50: number
  readonly p99: number
  readonly cpuMicros: number
}

export interface ServerFigures {
  readonly measured: Measured[]
  readonly idle: Idle[]
  /** At people's pace, from the first second on. */
  readonly paced: Measured[]
  readonly making: Making[]
}

export function noFigures(): ServerFigures {
  return { measured: [], idle: [], paced: [], making: [] }
}

/** The message to a process that makes the load. */
export type Order =
  | { readonly do: 'play'; readonly ms: number }
  /** Each table makes a move every so often, as people do. */
  | { readonly do: 'pace'; readonly ms: number; readonly everyMs: number }
  | { readonly do: 'leave'; readonly tables: number }
  | { readonly do: 'make'; readonly tables: number }
