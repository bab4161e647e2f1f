import type { Rule, Rulebook, Section, Source } from '@undercroft/kernel'

/** The sections with only those rules that hold every word searched for, in their id or in their text. */
export function searchRules(book: Rulebook, query: string): readonly Section[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return book.sections
  return book.sections
    .map(section => ({ ...section, rules: section.rules.filter(rule => holds(rule, section.title, words)) }))
    .filter(section => section.rules.length > 0)
}

function holds({ id, says }: Rule, title: string, words: readonly string[]): boolean {
  const text = `${id} ${says} ${title}`.toLowerCase()
  return words.every(word => text.includes(word))
}

/** The text cut at what was searched for, every second part being a hit. */
export function hits(text: string, query: string): string[] {
  const words = query
    .split(/\s+/)
    .filter(Boolean)
    .map(word => word.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&'))
  return words.length === 0 ? [text] : text.split(new RegExp(`(${words.join('|')})`, 'i'))
}

export const SOURCE_NAMES: { readonly [S in Source]: { readonly name: string; readonly says: string } } = {
  seed: { name: 'printed', says: 'from the printed rulebook' },
  ruling: { name: 'ruling', says: 'our reading where the rulebook is silent or unclear' },
  house: { name: 'house', says: 'content designed here' },
}

export function sourcesOf({ from }: Rule): readonly Source[] {
  return typeof from === 'string' ? [from] : from
}
