/** How strong a bot is, from weak to strong. Records, saved tables and the API use these words. */
export const BOT_LEVELS = ['random', 'greedy', 'veteran', 'master'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** The levels that answer at once; the others think first. */
export type QuickLevel = 'random' | 'greedy'
export type DeepLevel = Exclude<BotLevel, QuickLevel>

interface Level {
  /** What people call it. */
  readonly name: string
  /** What one may expect of it, after "A bot that". */
  readonly says: string
}

export const LEVELS: { readonly [L in BotLevel]: Level } = {
  random: { name: 'Drifter', says: 'plays whatever comes to mind' },
  greedy: { name: 'Squire', says: 'takes what looks best now, and looks no further' },
  veteran: { name: 'Veteran', says: 'tries its best ideas out in its head for a moment' },
  master: { name: 'Master', says: 'thinks for about a second about how its best ideas may turn out' },
}

/** Finds a level by its word; `undefined` if there is none. */
export function levelNamed(word: string | undefined): BotLevel | undefined {
  return BOT_LEVELS.find(level => level === word)
}

export function isDeep(level: BotLevel): level is DeepLevel {
  return level === 'veteran' || level === 'master'
}

interface Effort {
  /** At a table: how long it thinks about an answer that begins a turn. */
  readonly ms: number
  /** In simulations: how many rounds of playouts it thinks, so that the same seed gives the same answer everywhere. */
  readonly rounds: number
}

export const EFFORTS: { readonly [L in DeepLevel]: Effort } = {
  veteran: { ms: 50, rounds: 16 },
  master: { ms: 1_000, rounds: 64 },
}
