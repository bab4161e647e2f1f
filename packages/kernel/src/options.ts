import { type House, readHouse, type Tunable } from './house.ts'
import { fail, ok, type Result } from './result.ts'

/**
 * A setting that a table may change before the game starts. It says enough to check it, show it and draw it at random.
 */
export type Option = Setting | HouseOption

interface Said {
  readonly label: string
  /** What it changes, in one plain sentence for whoever sets up a table. */
  readonly says?: string
  readonly rule?: string
}

export type Setting = Said &
  (
    | { readonly kind: 'one'; readonly of: readonly string[]; readonly otherwise: string }
    | { readonly kind: 'whole'; readonly from: number; readonly to: number; readonly otherwise: number }
    | { readonly kind: 'flag'; readonly otherwise: boolean }
  )

/** All of a game's content that a table may change. */
export interface HouseOption extends Said {
  readonly kind: 'house'
  readonly otherwise: undefined
  tunables(): readonly Tunable[]
}

export type OptionValue = string | number | boolean | House

export type OptionTable<O> = {
  readonly [K in keyof O]-?: K extends 'house' ? HouseOption : Setting & { readonly otherwise: Widen<O[K]> }
}

type Widen<T> = T extends string ? string : T extends number ? number : boolean

type AnyOptionTable = { readonly [name: string]: Option }

/** Fills in the options that are not given, and lists every error in those that are. */
export function readOptions<O>(table: OptionTable<O>, given: unknown): Result<O, string[]> {
  if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given))) {
    return fail(['options are a set of names with values'])
  }
  const wrong: string[] = []
  const values: Record<string, OptionValue> = {}
  const known = table as unknown as AnyOptionTable
  const wishes = (given ?? {}) as { readonly [name: string]: unknown }
  for (const name of Object.keys(wishes)) {
    if (!Object.hasOwn(known, name))
      wrong.push(`there is no option "${name}" (there is ${Object.keys(known).join(', ')})`)
  }
  for (const [name, option] of Object.entries(known)) {
    if (option.kind === 'house') {
      const house = wishes[name] === undefined ? undefined : readHouse(option.tunables(), wishes[name], wrong)
      if (house !== undefined) values[name] = house
      continue
    }
    const value = wishes[name] ?? option.otherwise
    const broken = brokenOption(option, value)
    if (broken === undefined) values[name] = value as OptionValue
    else wrong.push(`option "${name}" ${broken}, not ${JSON.stringify(value)}`)
  }
  return wrong.length > 0 ? fail(wrong) : ok(values as O)
}

function brokenOption(option: Setting, value: unknown): string | undefined {
  switch (option.kind) {
    case 'one':
      return typeof value === 'string' && option.of.includes(value) ? undefined : `is one of ${option.of.join(', ')}`
    case 'whole':
      return Number.isInteger(value) && Number(value) >= option.from && Number(value) <= option.to
        ? undefined
        : `is a whole number from ${option.from} to ${option.to}`
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'is true or false'
  }
}

/** What a house changes is written as `house.heroes.HE3.health=4`: one pair for each value. */
const HOUSE = 'house.'

/** Reads `name=value` pairs, as on a command line or in a record's header. */
export function readOptionPairs<O>(table: OptionTable<O>, pairs: readonly string[]): Result<O, string[]> {
  const house: Record<string, string | number> = {}
  const given: Record<string, OptionValue> = {}
  const wrong: string[] = []
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    if (at < 1) {
      wrong.push(`"${pair}" should read name=value`)
      continue
    }
    const text = pair.slice(at + 1)
    if (name.startsWith(HOUSE) && Object.hasOwn(table, 'house')) {
      house[name.slice(HOUSE.length)] = wholeOf(text)
      continue
    }
    const kind = (table as unknown as AnyOptionTable)[name]?.kind
    given[name] = kind === 'whole' ? wholeOf(text) : kind === 'flag' ? flagOf(text) : text
  }
  if (wrong.length > 0) return fail(wrong)
  return readOptions(table, Object.keys(house).length === 0 ? given : { ...given, house })
}

function wholeOf(text: string): string | number {
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text
}

function flagOf(text: string): OptionValue {
  return text === 'true' ? true : text === 'false' ? false : text
}

export function sayOptions(options: object): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (value === undefined) return []
    if (typeof value !== 'object') return [`${name}=${String(value)}`]
    return Object.entries(value).map(([id, set]) => `${name}.${id}=${String(set)}`)
  })
}

/** What a table may change in the content of a game; nothing for a game that does not say so. */
export function tunablesOf(table: object): readonly Tunable[] {
  return Object.values<Option>(table as AnyOptionTable).flatMap(option =>
    option.kind === 'house' ? option.tunables() : [],
  )
}
