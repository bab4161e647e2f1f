/** The servers: ours, which is durable; two frameworks in memory; and a relay that only forwards messages. */
export const HOSTS = ['ours', 'boardgameio', 'colyseus', 'relay'] as const
export type Host = (typeof HOSTS)[number]

export const HOST_NAMES: { readonly [H in Host]: string } = {
  ours: 'our server, durable',
  boardgameio: 'boardgame.io, in memory',
  colyseus: 'Colyseus, in memory',
  relay: 'a bare relay',
}

export const SERVED = ['pig', 'all-out-assault'] as const
export type Served = (typeof SERVED)[number]

export const TABLE_COUNTS = [10, 100, 500] as const

/** How many tables lie idle when their memory is measured. */
export const IDLE_TABLES = 1000

/** One load on one server. */
export interface Load {
  readonly host: Host
  readonly game: Served
  readonly tables: number
}

/** The result of a load: milliseconds from sending a choice until the other client receives it. */
export interface Speed {
  readonly moves: number
  readonly p50: number
  readonly p99: number
}

export interface Measured {
  readonly load: Load
  readonly speed: Speed
  /** Memory that the server took since it started, with all its tables being played at. */
  readonly addedMb: number
}

interface Idle {
  readonly host: Host
  /** Memory that `IDLE_TABLES` tables take when nobody looks at them. */
  readonly mb: number
}

export interface ServerFigures {
  readonly measured: Measured[]
  readonly idle: Idle[]
}

/** The message to a process that makes the load. */
export type Order = { readonly do: 'play'; readonly ms: number } | { readonly do: 'leave'; readonly tables: number }
