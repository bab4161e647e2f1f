import { type Entry, unwritten } from './almanac.ts'
import type { Game, Shape } from './game.ts'
import { findRule } from './rulebook.ts'

/** A word that means something of its own in a game: Injury, payback, Free Step. */
export interface Term<Rule extends string = string> {
  readonly word: string
  /**
   * The other forms in which it stands in texts: "injuries", "hurt". A form in small letters is found with a capital
   * too; one with a capital is found only as it is written.
   */
  readonly forms?: readonly string[]
  /** The kind of word that it is: "Action", "Place". */
  readonly kind: string
  /** Everybody knows the word: it stands in the glossary, and is not marked in texts. */
  readonly common?: true
  /** One plain sentence or two. */
  readonly says: string
  /** The rules behind it; the first says most. */
  readonly rules: readonly [Rule, ...Rule[]]
}

/** A game on one page: what somebody has to know who plays it for the first time. */
export interface Brief {
  readonly goal: string
  /** A turn, step by step. */
  readonly turn: readonly string[]
  /** The one thing that this game is about. */
  readonly thing: string
  /** How it ends. */
  readonly end: string
}

/** What explains a word wherever it stands: a term, or a piece of content by its name. */
export interface Explanation {
  /** Its address among all terms and content of the game: `term-free-step`, `content-card.T01`. */
  readonly id: string
  readonly word: string
  readonly kind: string
  readonly says: readonly string[]
  readonly rules: readonly string[]
}

export function ofTerm({ word, kind, says, rules }: Term): Explanation {
  return { id: `term-${slug(word)}`, word, kind, says: [says], rules }
}

export function ofEntry(entry: Entry): Explanation {
  const { id, name, kind, rules = [] } = entry
  return {
    id: `content-${id}`,
    word: name,
    kind,
    // An entry may be written when it is read.
    get says() {
      return entry.says
    },
    rules,
  }
}

function slug(word: string): string {
  return word
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

/** A part of a text: plain, or a word that is explained. Several things may have one name. */
export type Piece = string | { readonly text: string; readonly of: readonly Explanation[] }

/** A form of a word as it is looked for, and what it means. */
interface Form {
  readonly form: string
  readonly of: readonly Explanation[]
}

const WORD = /[\p{L}\p{N}]+/gu

/** Cuts texts of a game into plain parts and explained words; of a word that stands there twice, the first one. */
export type Speller = (text: string) => readonly Piece[]

/** Compiles the terms and the content of a game, once, so that a text is read in one pass. */
export function makeSpeller<T extends Shape>({ terms = [], almanac = [] }: Game<T>): Speller {
  const forms = new Map<string, Explanation[]>()
  const add = (form: string, of: Explanation) => {
    const known = forms.get(form) ?? []
    if (!known.some(({ id }) => id === of.id)) forms.set(form, [...known, of])
  }
  for (const term of terms) {
    if (term.common === true) continue
    const of = ofTerm(term)
    for (const form of formsOf(term)) add(form, of)
  }
  const ofTerms = new Set(forms.keys())
  for (const entry of almanac) {
    const of = ofEntry(entry)
    for (const form of [entry.name, `${entry.name}s`, ...(entry.forms ?? [])]) {
      if (!ofTerms.has(form)) add(form, of)
    }
  }
  const byFirst = index([...forms].map(([form, of]) => ({ form, of })))
  return text => spell(text, byFirst)
}

function formsOf({ word, forms = [] }: Term): readonly string[] {
  return [word, ...forms]
}

type Index = ReadonlyMap<string, readonly Form[]>

/** The forms by their first word: the longest first, and of equal ones that with a capital, which fits in fewer places. */
function index(forms: readonly Form[]): Index {
  const sorted = forms.toSorted((a, b) => b.form.length - a.form.length || (a.form < b.form ? -1 : 1))
  return Map.groupBy(sorted, ({ form }) => firstWord(form))
}

function firstWord(form: string): string {
  return (form.match(WORD)?.[0] ?? form).toLowerCase()
}

function spell(text: string, byFirst: Index): readonly Piece[] {
  const pieces: Piece[] = []
  const found = new Set<string | undefined>()
  let plainFrom = 0
  let readTo = 0
  for (const { 0: word, index: at } of text.matchAll(WORD)) {
    if (at < readTo) continue
    const form = byFirst.get(word.toLowerCase())?.find(each => standsAt(text, at, each.form))
    if (form === undefined) continue
    readTo = at + form.form.length
    const [meant] = form.of
    if (found.has(meant?.id)) continue
    found.add(meant?.id)
    if (at > plainFrom) pieces.push(text.slice(plainFrom, at))
    pieces.push({ text: text.slice(at, readTo), of: form.of })
    plainFrom = readTo
  }
  if (plainFrom < text.length) pieces.push(text.slice(plainFrom))
  return pieces
}

/** A form in small letters may begin with a capital, as at the beginning of a sentence. */
function standsAt(text: string, at: number, form: string): boolean {
  const there = text.slice(at, at + form.length)
  if (there !== form && lowered(there) !== form) return false
  return !/^[\p{L}\p{N}]/u.test(text.slice(at + form.length, at + form.length + 2))
}

function lowered(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

/** Lists in words what is not explained, or is explained by nothing: a game whose words are complete has an empty list. */
export function unexplained<T extends Shape>(game: Game<T>): string[] {
  const { terms = [], rulebook } = game
  const rules = rulebook.sections.flatMap(section => section.rules)
  const cited = new Set<string>(terms.flatMap(term => term.rules))
  const texts = rules.map(({ says }) => says).join('\n')
  const forms = terms.flatMap(formsOf)
  return [
    ...unwritten(game).map(id => `${id} has no entry in the almanac`),
    ...rules
      .filter(({ id, definition }) => definition === true && !cited.has(id))
      .map(({ id }) => `${id} defines a word, and no term cites it`),
    ...[...cited]
      .filter(id => findRule(rulebook, id) === undefined)
      .map(id => `${id} is cited by a term and is no rule`),
    ...terms.filter(term => !occurs(texts, term)).map(({ word }) => `"${word}" stands nowhere in the rulebook`),
    ...repeated(terms.map(term => ofTerm(term).id)).map(id => `${id} is the address of two terms`),
    ...repeated(forms).map(form => `"${form}" is a form of two terms`),
  ]
}

function repeated(names: readonly string[]): string[] {
  return names.filter((name, i) => names.indexOf(name) < i)
}

function occurs(texts: string, term: Term): boolean {
  return spell(texts, index(formsOf(term).map(form => ({ form, of: [] })))).some(piece => typeof piece !== 'string')
}
