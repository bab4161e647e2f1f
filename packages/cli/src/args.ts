import { parseArgs } from 'node:util'
import { nearest } from '@undercroft/kernel'
import { CommandError } from './command.ts'

/** An option of a command; `value` is what its value is called in the help. */
export type OptionSpec = { readonly says: string } & (
  | { readonly kind: 'flag' }
  | { readonly kind: 'text'; readonly value: string }
  /** May be given several times. */
  | { readonly kind: 'texts'; readonly value: string }
  /** The value is a list of words, separated by commas. */
  | { readonly kind: 'list'; readonly value: string }
  | { readonly kind: 'whole'; readonly value: string; readonly from: number; readonly to: number }
)

export type OptionSpecs = { readonly [name: string]: OptionSpec }

type ValueOf<Kind extends OptionSpec['kind']> = {
  flag: boolean
  text: string | undefined
  texts: readonly string[]
  list: readonly string[] | undefined
  whole: number | undefined
}[Kind]

/** What was said on the command line, by option, and the words beside them. */
export interface Args<Specs extends OptionSpecs> {
  readonly options: { readonly [Name in keyof Specs]: ValueOf<Specs[Name]['kind']> }
  readonly words: readonly string[]
}

/** Reads a command's arguments, `usage` being such as `GAME [RULE-ID]` or `FILE...`. */
export function readArgs<Specs extends OptionSpecs>(args: readonly string[], usage: string, specs: Specs): Args<Specs> {
  const { tokens } = parseArgs({
    args: [...args],
    // Not strict, because the errors below name what is allowed.
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: Object.fromEntries(
      Object.entries(specs).map(([name, { kind }]) => [
        name,
        { type: kind === 'flag' ? 'boolean' : 'string' } as const,
      ]),
    ),
  })
  const given = new Map<string, string[]>()
  const words: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value, inlineValue } = token
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined
    if (spec === undefined || rawName !== `--${name}`) throw new CommandError(unknownOption(rawName, specs))
    const values = given.get(name) ?? []
    if (values.length > 0 && spec.kind !== 'texts') throw new CommandError(`${rawName} is given twice`)
    given.set(name, [...values, checked(rawName, spec, value, inlineValue === true)])
  }
  checkWords(words, usage)
  return { options: valuesOf(given, specs), words }
}

function unknownOption(name: string, specs: OptionSpecs): string {
  const known = [...Object.keys(specs).map(each => `--${each}`), '--help']
  const near = nearest(name, known)
  return `there is no option ${name}${near === undefined ? '' : `: did you mean ${near}?`} (there is ${known.join(', ')})`
}

function checked(name: string, spec: OptionSpec, value: string | undefined, inline: boolean): string {
  if (spec.kind === 'flag') {
    if (value !== undefined) throw new CommandError(`${name} takes no value`)
    return ''
  }
  if (value === undefined || value === '') throw new CommandError(`${name} needs a value: ${name} ${spec.value}`)
  if (!inline && value.startsWith('-') && value.length > 1) {
    throw new CommandError(`${name} needs a value: ${name} ${spec.value} (or ${name}=${value}, if that is meant)`)
  }
  if (spec.kind === 'whole') checkWhole(name, value, spec)
  if (spec.kind === 'list' && value.split(',').some(word => word.trim() === '')) {
    throw new CommandError(`${name} is a list with commas between its words, not "${value}"`)
  }
  return value
}

function checkWhole(name: string, text: string, { from, to }: { from: number; to: number }): void {
  const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (value >= from && value <= to) return
  const range = to === Number.MAX_SAFE_INTEGER ? `from ${from} up` : `from ${from} to ${to}`
  throw new CommandError(`${name} is a whole number ${range}, not "${text}"`)
}

function checkWords(words: readonly string[], usage: string): void {
  const places = usage === '' ? [] : usage.split(' ')
  const missing = places.find((place, i) => !place.startsWith('[') && i >= words.length)
  if (missing !== undefined) throw new CommandError(`${missing} is missing`)
  const endless = places.some(place => place.endsWith('...') || place.endsWith('...]'))
  const extra = words[places.length]
  if (extra !== undefined && !endless) {
    throw new CommandError(`"${extra}" is one word too many${usage === '' ? '' : ` (what is expected is ${usage})`}`)
  }
}

function valuesOf<Specs extends OptionSpecs>(given: Map<string, string[]>, specs: Specs): Args<Specs>['options'] {
  const values: Record<string, unknown> = {}
  for (const [name, { kind }] of Object.entries(specs)) {
    const texts = given.get(name)
    const first = texts?.[0]
    if (kind === 'flag') values[name] = texts !== undefined
    else if (kind === 'texts') values[name] = texts ?? []
    else if (kind === 'list') values[name] = first?.split(',').map(word => word.trim())
    else if (kind === 'whole') values[name] = first === undefined ? undefined : Number(first)
    else values[name] = first
  }
  return values as Args<Specs>['options']
}
