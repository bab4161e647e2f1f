import { type Entry, findRule, type Game, isDrawn, nearest, ofTerm } from '@undercroft/kernel'
import { wrap } from './table.ts'

/** The result of `show`: one entry, several entries, or none with a suggestion. */
export type Found =
  | { readonly entries: readonly Entry[]; readonly exact: boolean }
  | { readonly entries: readonly []; readonly near: string | undefined }

/** The content of a game and its words, which are looked up alike. */
function lookups({ almanac = [], terms = [] }: Game): readonly Entry[] {
  const words = terms.map((term): Entry => {
    const { id, word, says, rules } = ofTerm(term)
    return { id, name: word, kind: 'Word', says, rules, ...(term.forms === undefined ? {} : { forms: term.forms }) }
  })
  return [...almanac, ...words]
}

/** Finds a thing by its name or number, a whole kind by its name, else whatever has all the words in its name. */
export function findEntries(game: Game, text: string): Found {
  const wanted = plain(text)
  const all = lookups(game)
  const exact = all.filter(({ id, name, forms = [] }) =>
    [name, id, id.split('.').at(-1) ?? '', ...forms].some(each => plain(each) === wanted),
  )
  if (exact.length > 0) return { entries: exact, exact: true }
  const ofKind = all.filter(({ kind }) => [plain(kind), `${plain(kind)}s`].includes(wanted))
  if (ofKind.length > 0) return { entries: ofKind, exact: false }
  const words = wanted.split(' ')
  const named = all.filter(({ name }) => words.every(word => plain(name).includes(word)))
  if (named.length > 0) return { entries: named, exact: named.length === 1 }
  return { entries: [], near: nearest(wanted, [...new Set(all.flatMap(({ name, kind }) => [name, kind]))]) }
}

/** Finds the entries whose text contains all words, in any order and case. */
export function entriesWith(game: Game, text: string): Entry[] {
  const words = plain(text).split(' ')
  return lookups(game).filter(({ id, name, forms = [], kind, says }) => {
    const searched = plain([id, name, ...forms, kind, ...says].join(' '))
    return words.every(word => searched.includes(word))
  })
}

/** Normalises a text for comparison: lower case, straight quotes, single spaces. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim()
}

/** Formats an entry with all its text, and the rules that it cites. */
function sayEntry(game: Game, { name, kind, says, rules = [] }: Entry, width: number): string[] {
  return [
    `${name} (${kind})`,
    ...says.flatMap(line => sayLine(line, width)),
    ...rules.flatMap(rule => wrap(`  ${rule}  ${findRule(game.rulebook, rule)?.says ?? ''}`, width, '    ')),
  ]
}

/** Wraps sentences, and keeps the lines of pictures. */
function sayLine(line: string, width: number): string[] {
  return isDrawn(line) ? [`  ${line}`] : wrap(`  ${line}`, width, '    ')
}

/** Lists entries by name with their text; of a picture it shows the first line. */
export function sayList(entries: readonly Entry[], width: number): string[] {
  return entries.flatMap(({ name, kind, says }) => {
    const line = says.some(isDrawn) ? says[0] : says.join('; ')
    return wrap(`${name} (${kind}): ${line}`, width, '    ')
  })
}

/** Lists all entries by kind. */
function sayKinds(game: Game, width: number): string[] {
  return [...Map.groupBy(lookups(game), ({ kind }) => kind)].flatMap(([kind, entries]) =>
    wrap(`${kind}: ${entries.map(({ name }) => name).join(', ')}`, width, '    '),
  )
}

/** Formats the answer to `show TEXT`; gives `undefined` if nothing matches. */
export function sayShown(game: Game, text: string, width: number): string[] | undefined {
  if (text.trim() === '') return sayKinds(game, width)
  const found = findEntries(game, text)
  if (found.entries.length === 0) return undefined
  if (!('exact' in found) || !found.exact) return sayList(found.entries, width)
  return found.entries.flatMap((entry, i) => [...(i === 0 ? [] : ['']), ...sayEntry(game, entry, width)])
}

/** Explains why nothing matches, with a suggestion. */
export function sayNotFound(game: Game, text: string): string {
  if (lookups(game).length === 0) return `${game.title} has nothing that could be looked up: "rules" has all of it`
  const found = findEntries(game, text)
  const near = 'near' in found ? found.near : undefined
  const guess = near === undefined ? '' : `: did you mean "${near}"?`
  const kinds = [...new Set(lookups(game).map(({ kind }) => kind))]
  return `nothing of ${game.title} is called "${text}"${guess} (there is ${kinds.join(', ')})`
}
