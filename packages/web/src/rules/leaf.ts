import { findRule, type Game } from '@undercroft/kernel'

/** The parts of a game's book. */
export const LEAVES = [
  { id: 'short', title: 'In short' },
  { id: 'rules', title: 'Rulebook' },
  { id: 'glossary', title: 'Glossary' },
  { id: 'almanac', title: 'Almanac' },
] as const
type Leaf = (typeof LEAVES)[number]['id']

/** The leaf of the book on which an address stands. */
export function leafOf(game: Game, at: string): Leaf {
  if (at.startsWith('term-')) return 'glossary'
  if (at.startsWith('content-')) return 'almanac'
  if (at.startsWith('chapter-') || findRule(game.rulebook, at) !== undefined) return 'rules'
  return LEAVES.find(({ id }) => id === at)?.id ?? (game.brief === undefined ? 'rules' : 'short')
}
