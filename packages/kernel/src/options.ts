import { fail, ok, type Result } from './result.ts'

/**
 * A setting that a table may change before the game starts. It says enough to check it, show it and draw it at random.
 */
export type Option = {
  readonly label: string
  /** What it changes, in one plain sentence for whoever sets up a table. */
  readonly says?: string
  readonly rule?: string
} & (
  | { readonly kind: 'one'; readonly of: readonly string[]; readonly otherwise: string }
  | { readonly kind: 'whole'; readonly from: number; readonly to: number; readonly otherwise: number }
  | { readonly kind: 'flag'; readonly otherwise: boolean }
)

export type OptionValue = string | number | boolean

export type OptionTable<O> = {
  readonly [K in keyof O]: Option & { readonly otherwise: Widen<O[K]> }
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
  for (const name of Object.keys(given ?? {})) {
    if (!Object.hasOwn(known, name))
      wrong.push(`there is no option "${name}" (there is ${Object.keys(known).join(', ')})`)
  }
  for (const [name, option] of Object.entries(known)) {
    const value = (given as Record<string, unknown> | undefined)?.[name] ?? option.otherwise
    const broken = brokenOption(option, value)
    if (broken === undefined) values[name] = value as OptionValue
    else wrong.push(`option "${name}" ${broken}, not ${JSON.stringify(value)}`)
  }
  return wrong.length > 0 ? fail(wrong) : ok(values as O)
}

function brokenOption(option: Option, value: unknown): string | undefined {
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

/** Reads `name=value` pairs, as on a command line or in a record's header. */
export function readOptionPairs<O>(table: OptionTable<O>, pairs: readonly string[]): Result<O, string[]> {
  const given: Record<string, OptionValue> = {}
  const wrong: string[] = []
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    if (at < 1) {
      wrong.push(`"${pair}" should read name=value`)
      continue
    }
    const kind = (table as unknown as AnyOptionTable)[name]?.kind
    const text = pair.slice(at + 1)
    given[name] = kind === 'whole' ? wholeOf(text) : kind === 'flag' ? flagOf(text) : text
  }
  if (wrong.length > 0) return fail(wrong)
  return readOptions(table, given)
}

function wholeOf(text: string): OptionValue {
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text
}

function flagOf(text: string): OptionValue {
  return text === 'true' ? true : text === 'false' ? false : text
}

export function sayOptions(options: object): string[] {
  return Object.entries(options).map(([name, value]) => `${name}=${String(value)}`)
}
