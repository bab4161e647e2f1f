import { nearest } from './near.ts'

/** What a table plays otherwise than it is printed: new values, by the ids of the tunables. */
export type House = { readonly [id: string]: number | string }

/** A value of a game's content that a table may change. */
export type Tunable = {
  /** Where it stands in the content: `heroes.HE3.health`. */
  readonly id: string
  /** Whose value it is and which: "Angelo: health". */
  readonly what: string
  /** What it is counted in, where its name does not say it: "Hearts". */
  readonly unit?: string
  /** The rule or the print that it comes from. */
  readonly from: string
} & (
  | { readonly value: number; readonly min: number; readonly max: number }
  | { readonly value: string; readonly of: readonly string[] }
)

/** How the values of one field are called, and how far they may go. */
export interface Field {
  readonly says?: string
  readonly unit?: string
  /** Without these a number goes from 0 to twice its value, or to 3. */
  readonly min?: number
  readonly max?: number
  /** The words that may stand there: a text without them stays as it is printed. */
  readonly of?: readonly string[]
  readonly from?: string
}

/**
 * One table of content: the rule that it comes from, and its fields by their path in an entry (`loot.coins`), or by the id of
 * a single value.
 */
export interface Tuned {
  readonly from: string
  /** The name of a piece of content whose own name is not enough, by the path to it: "Hydra, red". */
  readonly name?: (path: readonly string[], name: string) => string
  readonly fields?: { readonly [field: string]: Field }
  /** The ids that stay as they are printed: values that nothing reads, or that are no amounts. */
  readonly except?: readonly string[]
}

type Tables = { readonly [name: string]: object }

export interface Content<T extends Tables> {
  /** Every number of the tables, and every word that may be another one. */
  tunables(): readonly Tunable[]
  /** The tables as this house has them: the printed ones themselves where it changes nothing. */
  of(house: House | undefined): T
}

/**
 * Content that a house may change. The tables are walked once, when somebody asks what can be set: a number that is added
 * to a table is added to the list. Changed tables are kept for as long as their house is.
 */
export function tunableContent<T extends Tables>(tables: T, tuned: { readonly [Name in keyof T]: Tuned }): Content<T> {
  const changed = new WeakMap<House, T>()
  let all: readonly Tunable[] | undefined
  return {
    tunables() {
      all ??= Object.entries(tables).flatMap(([name, table]) => [...walk(table, tuned[name] as Tuned, [name], 0)])
      return all
    },
    of(house) {
      if (house === undefined) return tables
      let made = changed.get(house)
      if (made === undefined) {
        made = Object.entries(house).reduce((into, [id, value]) => put(into, id.split('.'), value), tables)
        changed.set(house, made)
      }
      return made
    },
  }
}

/** What is made from content, once for each content: a deck, a pool of choices. */
export function derived<Tables extends object, Made>(make: (content: Tables) => Made): (content: Tables) => Made {
  const known = new WeakMap<Tables, { readonly made: Made }>()
  return content => {
    let found = known.get(content)
    if (found === undefined) {
      found = { made: make(content) }
      known.set(content, found)
    }
    return found.made
  }
}

/** Copies what leads to the value, and nothing else. */
function put<T>(into: T, [key, ...rest]: readonly string[], value: number | string): T {
  if (key === undefined) return value as T
  const copy = (Array.isArray(into) ? into.slice() : { ...into }) as Record<string, unknown>
  copy[key] = put(copy[key], rest, value)
  return copy as T
}

/** `owner` is how much of the path leads to the piece of content that the value belongs to. */
function* walk(value: unknown, tuned: Tuned, path: readonly string[], owner: number, name = ''): Generator<Tunable> {
  if (typeof value === 'object' && value !== null) {
    const own: unknown = 'name' in value ? value.name : undefined
    const named = typeof own === 'string'
    for (const [key, part] of Object.entries(value)) {
      yield* walk(
        part,
        tuned,
        [...path, key],
        named ? path.length : owner,
        named ? (tuned.name?.(path, own) ?? own) : name,
      )
    }
    return
  }
  const id = path.join('.')
  if ((typeof value !== 'number' && typeof value !== 'string') || tuned.except?.includes(id)) return
  const keys = path.slice(Math.max(1, owner)).filter(key => !/^\d+$/.test(key))
  const field = tuned.fields?.[id] ?? tuned.fields?.[keys.join('.')] ?? tuned.fields?.[keys.at(-1) ?? '']
  const { says = keys.join(' '), unit, min = 0, max, of, from = tuned.from } = field ?? {}
  const place = /^\d+$/.test(path.at(-1) ?? '') ? ` ${Number(path.at(-1)) + 1}` : ''
  const told = { id, what: `${name === '' ? '' : `${name}: `}${says}${place}`, ...(unit === undefined ? {} : { unit }) }
  if (typeof value === 'number') yield { ...told, value, min, max: max ?? Math.max(3, 2 * value), from }
  else if (of !== undefined) yield { ...told, value, of, from }
}

/** Reads a house: every error in words, or the changes in the order of the tunables; undefined if nothing is changed. */
export function readHouse(tunables: readonly Tunable[], given: unknown, wrong: string[]): House | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    wrong.push('house rules are a set of ids with values')
    return undefined
  }
  const wishes = given as { readonly [id: string]: unknown }
  for (const id of Object.keys(wishes)) {
    if (tunables.some(tunable => tunable.id === id)) continue
    const near = nearest(
      id,
      tunables.map(tunable => tunable.id),
    )
    wrong.push(`there is nothing to set called "${id}"${near === undefined ? '' : `: did you mean "${near}"?`}`)
  }
  const house: Record<string, number | string> = {}
  for (const tunable of tunables) {
    if (!Object.hasOwn(wishes, tunable.id)) continue
    const value = wishes[tunable.id]
    const broken = brokenValue(tunable, value)
    if (broken !== undefined) wrong.push(`"${tunable.id}" (${tunable.what}) ${broken}, not ${JSON.stringify(value)}`)
    else if (value !== tunable.value) house[tunable.id] = value as number | string
  }
  return Object.keys(house).length === 0 ? undefined : Object.freeze(house)
}

function brokenValue(tunable: Tunable, value: unknown): string | undefined {
  if ('of' in tunable) {
    return typeof value === 'string' && tunable.of.includes(value) ? undefined : `is one of ${tunable.of.join(', ')}`
  }
  const { min, max } = tunable
  const fits = Number.isInteger(value) && Number(value) >= min && Number(value) <= max
  return fits ? undefined : `is a whole number from ${min} to ${max}`
}

/** The name of a value with what it is counted in: "Slime: loot in Coins". */
export function sayTunable({ what, unit }: Tunable): string {
  return unit === undefined ? what : `${what} in ${unit}`
}

/** The changes of a house in words: "Angelo: health in Hearts: 4 (printed: 5)". */
export function sayHouse(tunables: readonly Tunable[], house: House): string[] {
  const changed = tunables.filter(({ id }) => Object.hasOwn(house, id))
  return changed.map(tunable => `${sayTunable(tunable)}: ${house[tunable.id]} (printed: ${tunable.value})`)
}
