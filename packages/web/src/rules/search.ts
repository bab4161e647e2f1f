import {
  type Explanation,
  type Game,
  ofEntry,
  ofTerm,
  type Rule,
  type Rulebook,
  type Section,
  type Source,
} from '@undercroft/kernel'

/** The sections with only those rules that hold every word searched for, in their id or in their text. */
export function searchRules(book: Rulebook, query: string): readonly Section[] {
  const words = wordsOf(query)
  if (words.length === 0) return book.sections
  return book.sections
    .map(section => ({
      ...section,
      rules: section.rules.filter(({ id, says }) => holds([id, says, section.title], words)),
    }))
    .filter(section => section.rules.length > 0)
}

/** The terms in the order of the alphabet: those that hold every word searched for. */
export function searchTerms({ terms = [] }: Game, query: string): readonly Explanation[] {
  const words = wordsOf(query)
  return terms
    .filter(({ word, forms = [], says }) => holds([word, ...forms, says], words))
    .map(ofTerm)
    .sort((a, b) => a.word.localeCompare(b.word, 'en'))
}

/** The content by its kinds: what holds every word searched for. */
export function searchContent({ almanac = [] }: Game, query: string): ReadonlyMap<string, readonly Explanation[]> {
  const words = wordsOf(query)
  const found = almanac.filter(({ name, kind, says }) => holds([name, kind, ...says], words))
  return Map.groupBy(found.map(ofEntry), ({ kind }) => kind)
}

function wordsOf(query: string): readonly string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean)
}

function holds(texts: readonly string[], words: readonly string[]): boolean {
  const text = texts.join(' ').toLowerCase()
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
