import { fail, ok, type Result } from './result.ts'

/** A noun of a game's choices: it is said as one token without spaces, and that token reads back to the same value. */
export interface Word<T> {
  /** The kind of thing that it names, for error messages: "tile", "stat". */
  readonly kind: string
  say(value: T): string
  read(text: string): T | undefined
  /** All values that it can say, where they are few enough to list. */
  values?(): readonly T[]
}

/** One table of verbs gives the choices their types, their validation and their notation. */
export type Words = { readonly [verb: string]: readonly Word<unknown>[] }

export type AnyChoice = readonly [verb: string, ...nouns: unknown[]]

type Nouns<W extends readonly unknown[]> = { [I in keyof W]: W[I] extends Word<infer T> ? T : never }

/** The union of all choices a table of words can say. */
export type ChoiceOf<W extends Words> = {
  [V in keyof W & string]: readonly [verb: V, ...nouns: Nouns<W[V]>]
}[keyof W & string]

/** Keeps each verb's nouns as a tuple, so that the choices' types can be derived. */
export function words<const W extends Words>(table: W): W {
  return table
}

/** One of a fixed set of names, said as itself. */
export function oneOf<const T extends string>(kind: string, names: readonly T[]): Word<T> {
  return {
    kind,
    say: value => value,
    read: text => names.find(name => name === text),
    values: () => names,
  }
}

/** An index into a fixed list of names, said as the name: plain numbers in the state, words for people. */
export function named(kind: string, names: readonly string[]): Word<number> {
  return {
    kind,
    say: value => names[value] ?? `?${value}`,
    read: text => {
      const index = names.indexOf(text)
      return index < 0 ? undefined : index
    },
    values: () => [...names.keys()],
  }
}

/** A range with more numbers than this is not listed. */
const MOST_VALUES = 200

export function whole(kind: string, from: number, to: number): Word<number> {
  return {
    kind,
    say: value => String(value),
    read: text => {
      if (!/^(0|-?[1-9]\d{0,8})$/.test(text)) return undefined
      const value = Number(text)
      return value >= from && value <= to ? value : undefined
    },
    ...(to - from < MOST_VALUES ? { values: () => Array.from({ length: to - from + 1 }, (_, i) => from + i) } : {}),
  }
}

/** Several of one word in a row, joined by a separator that the word itself never says. */
export function list<T>(kind: string, word: Word<T>, separator: string, most = 400): Word<readonly T[]> {
  return {
    kind,
    say: values => values.map(value => word.say(value)).join(separator),
    read: text => {
      const parts = text.split(separator)
      if (parts.length > most) return undefined
      const values: T[] = []
      for (const part of parts) {
        const value = word.read(part)
        if (value === undefined) return undefined
        values.push(value)
      }
      return values
    },
  }
}

/** Free text, percent-encoded so that it stays one token. */
export function text(kind: string, most: number): Word<string> {
  return {
    kind,
    say: value => `"${encodeURIComponent(value)}"`,
    read: token => {
      if (!/^".*"$/.test(token)) return undefined
      try {
        const value = decodeURIComponent(token.slice(1, -1))
        return value.length <= most ? value : undefined
      } catch {
        return undefined
      }
    },
  }
}

export function sayChoice(table: Words, choice: AnyChoice): string {
  const nouns = table[choice[0]] ?? []
  return [choice[0], ...nouns.map((word, i) => word.say(choice[i + 1]))].join(' ')
}

/** Reads one line of notation. An error names the word that is wrong by its place. */
export function readChoice<W extends Words>(table: W, line: string): Result<ChoiceOf<W>> {
  const tokens = line.trim().split(/\s+/)
  const verb = tokens[0] ?? ''
  const nouns = Object.hasOwn(table, verb) ? table[verb] : undefined
  if (nouns === undefined) return fail(`"${verb}" is not a verb of this game (it has ${Object.keys(table).join(', ')})`)
  if (tokens.length !== nouns.length + 1) {
    const wanted = [verb, ...nouns.map(noun => `<${noun.kind}>`)].join(' ')
    return fail(`"${line.trim()}" should read "${wanted}"`)
  }
  const values: unknown[] = []
  for (const [i, noun] of nouns.entries()) {
    const token = tokens[i + 1] ?? ''
    const value = noun.read(token)
    if (value === undefined) return fail(`"${token}", word ${i + 2} of "${line.trim()}", is not a ${noun.kind}`)
    values.push(value)
  }
  return ok([verb, ...values] as unknown as ChoiceOf<W>)
}

/** Checks a choice that came from outside as data: it must equal what its own words read back. */
export function checkChoice<W extends Words>(table: W, data: unknown): Result<ChoiceOf<W>> {
  if (!Array.isArray(data) || typeof data[0] !== 'string') return fail('a choice is a list that begins with a verb')
  const verb: string = data[0]
  const nouns = Object.hasOwn(table, verb) ? table[verb] : undefined
  if (nouns === undefined) return fail(`"${verb}" is not a verb of this game (it has ${Object.keys(table).join(', ')})`)
  if (data.length !== nouns.length + 1) return fail(`"${verb}" takes ${nouns.length} words, not ${data.length - 1}`)
  for (const [i, noun] of nouns.entries()) {
    if (!readsBack(noun, data[i + 1])) return fail(`word ${i + 2} of "${verb}" is not a ${noun.kind}`)
  }
  return ok(data as unknown as ChoiceOf<W>)
}

function readsBack(word: Word<unknown>, value: unknown): boolean {
  try {
    const said = word.say(value)
    return !/\s/.test(said) && sameData(word.read(said), value)
  } catch {
    return false // `say` met a value of another type
  }
}

/** Compares plain data, such as two choices or two nouns of them. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, i) => sameData(each, b[i]))
  }
  const left = Object.entries(a)
  return (
    left.length === Object.keys(b).length && left.every(([k, v]) => Object.hasOwn(b, k) && sameData(v, b[k as never]))
  )
}
