import { parseArgs } from 'node:util'
import { EXAMPLES } from './contest.ts'

export const ROUNDS = 15

export interface Args {
  readonly help: boolean
  readonly json: boolean
  readonly rounds: number
  /** Parts, examples and games; empty means everything. */
  readonly only: readonly string[]
  /** Another checkout of this repository: only our own speed is measured, here and there. */
  readonly against?: string
}

type Writable<T> = { -readonly [Name in keyof T]: T[Name] }

/** An error in the arguments. */
export class ArgsError extends Error {}

const PARTS = ['engine', 'search', 'games', 'server', 'bots', 'lab', 'page'] as const

function names(games: readonly string[]): readonly string[] {
  return [...PARTS, ...EXAMPLES, ...games]
}

export function readArgs(words: readonly string[], games: readonly string[]): Args {
  const { tokens } = parseArgs({
    args: [...words],
    // Not strict, because the errors below name what is allowed.
    strict: false,
    tokens: true,
    options: { rounds: { type: 'string' }, only: { type: 'string' }, against: { type: 'string' } },
  })
  const args: Writable<Args> & { only: string[] } = { help: false, json: false, rounds: ROUNDS, only: [] }
  for (const token of tokens) {
    if (token.kind === 'positional') throw new ArgsError(`"${token.value}" is no option (see --help)`)
    if (token.kind !== 'option') continue
    const { rawName, value } = token
    switch (rawName) {
      case '--help':
      case '--json':
        if (value !== undefined) throw new ArgsError(`${rawName} takes no value`)
        args[rawName === '--help' ? 'help' : 'json'] = true
        break
      case '--rounds':
        args.rounds = readRounds(value)
        break
      case '--only':
        args.only.push(readName(value, names(games)))
        break
      case '--against':
        if (value === undefined) throw new ArgsError('--against takes the folder of another checkout, not nothing')
        args.against = value
        break
      default:
        throw new ArgsError(`there is no option "${rawName}" (there is --help, --json, --rounds, --only, --against)`)
    }
  }
  return args
}

function readRounds(text: string | undefined): number {
  if (text === undefined || !/^\d{1,4}$/.test(text) || Number(text) < 1) {
    throw new ArgsError(
      `--rounds takes a whole number from 1 to 9999, not ${text === undefined ? 'nothing' : `"${text}"`}`,
    )
  }
  return Number(text)
}

function readName(text: string | undefined, known: readonly string[]): string {
  if (text !== undefined && known.includes(text)) return text
  throw new ArgsError(`--only takes one of ${known.join(', ')}, not ${text === undefined ? 'nothing' : `"${text}"`}`)
}

export function help(games: readonly string[]): string {
  return `npm run bench -- [options]
Measures speed beside peers and beside the limit. Takes about four minutes; Ctrl-C prints what is finished.

  --only NAME  measure only this; may be given several times
               (${names(games).join(', ')});
               page is measured only when it is named: it needs npm run build, Chromium and, the first time, npm's registry
  --rounds N   how often engine, search and games are measured (${ROUNDS}); fewer are a quick look, no more
  --json       print the figures as JSON: moves, iterations, playouts and decisions a second, microseconds a clone,
               milliseconds until the other client sees a move, kilobytes a table, milliseconds that bots are late; Lighthouse's marks and times of the page
  --against F  measure our examples and games here and in the checkout in folder F, in turns, and nothing else
  --help       print this`
}
