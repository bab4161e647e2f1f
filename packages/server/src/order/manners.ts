/** How the host of a table has set its chat. Nobody speaks in a closed one, the host neither; in a slow one each waits between two lines. */
export type ChatRule =
  | { readonly kind: 'open' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'slow'; readonly seconds: number }

/** What the host of a table has arranged. */
export interface Manners {
  readonly chat: ChatRule
  /** Those whom the host has shown out: they neither sit nor look on. */
  readonly removed: readonly string[]
}

export const USUAL_MANNERS: Manners = { chat: { kind: 'open' }, removed: [] }

/** What is said at a table: by all before the game, by the players in it; and in the gallery by those who only look on. */
export const TALKS = ['chat', 'gallery'] as const
export type Talk = (typeof TALKS)[number]
