import type { Explanation, Game } from '@undercroft/kernel'

/** What a marked word stands for, and in which game. */
export interface Meaning {
  readonly game: Game
  readonly of: readonly Explanation[]
}

const meanings = new Map<string, Meaning>()

/** Marks an element with what its word means: tips and clicks read it there, so that no word needs ears of its own. */
export function meant(game: Game, of: readonly Explanation[]): { readonly 'data-word': string } {
  const key = [game.id, ...of.map(({ id }) => id)].join(' ')
  if (!meanings.has(key)) meanings.set(key, { game, of })
  return { 'data-word': key }
}

/** What the marked word at a target means. */
export function meaningAt(target: EventTarget | null): Meaning | undefined {
  const found = target instanceof Element ? target.closest('[data-word]') : null
  return found === null ? undefined : meanings.get(found.getAttribute('data-word') ?? '')
}

/** What all marked words inside an element mean, each once. */
export function meaningsIn(element: Element): readonly Meaning[] {
  const keys = [...element.querySelectorAll('[data-word]')].map(word => word.getAttribute('data-word') ?? '')
  return [...new Set(keys)].flatMap(key => meanings.get(key) ?? [])
}

/** The address of a term, a piece of content or a rule in the book of its game, with the way back to a table. */
export function addressOf(game: Game, at: string): string {
  const { pathname } = location
  return `/rules/${game.id}${TABLE.test(pathname) ? `?table=${pathname}` : ''}#${at}`
}

/** The address of a table, here or online, or of a chapter that is played. */
export const TABLE = /^\/(?:(?:table|t)\/[\w-]+|learn\/[\w-]+\/[\w-]+)$/
