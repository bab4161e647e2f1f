import type { Time } from '../store/records.ts'

/** Everybody is here and plays at once; or each answers when they come by. */
export const PACES = ['live', 'days'] as const
export type Pace = (typeof PACES)[number]

/** Somebody wants to play now, and waits for others who do. A person seeks one game at a time. */
export interface Seek {
  readonly person: string
  /** The client's own name for it: a client that comes back goes on waiting, and does not begin anew. */
  readonly request: string
  readonly game: string
  readonly pace: Pace
  /** How strong they are in this game. */
  readonly strength: number
  /** Bots of this level may take the seats that are left, when they have waited for so many seconds. */
  readonly bots?: { readonly level: string; readonly after: number } | undefined
  readonly at: Time
  /** Nobody waits for longer, unless they are seen. */
  readonly until: Time
  /** Where they play, once they are matched. */
  readonly table?: string | undefined
}
