import { BOT_LEVELS, type BotLevel, PLAYERS, playerNamed } from '@undercroft/bots'
import { type Game, type Option, readOptionPairs, type SeatPlan } from '@undercroft/kernel'
import type { OptionSpecs } from './args.ts'
import { CommandError } from './command.ts'
import { sayUnknown } from './near.ts'
import { EXEC } from './programs/messages.ts'

/** The registered games, and the module from which a worker thread loads them. */
export interface Catalogue {
  readonly games: readonly Game[]
  /** The address of a module that loads the same games by `loadGame`. */
  readonly module: string
  /** The folder in which each game has a folder of its own. */
  readonly folder: string
}

export function findGame({ games }: Catalogue, id: string): Game {
  const game = games.find(each => each.id === id)
  if (game !== undefined) return game
  throw new CommandError(
    sayUnknown(
      'game',
      id,
      games.map(each => each.id),
    ),
  )
}

/** Loads a game in a worker thread. */
export async function gameFrom(module: string, id: string): Promise<Game> {
  const { loadGame } = (await import(module)) as { loadGame(id: string): Promise<Game | undefined> }
  const game = await loadGame(id)
  if (game === undefined) throw new Error(`${module} has no game "${id}"`)
  return game
}

/** Reads the options of a game from `name=value` pairs. */
export function gameOptions(game: Game, pairs: readonly string[]): object {
  const table = optionsOf(game)
  const names = new Set<string>()
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    if (at < 1) throw new CommandError(`"${pair}" should read name=value, as in --option ${exampleOf(table)}`)
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
    if (names.has(name)) throw new CommandError(`the option "${name}" is given twice`)
    names.add(name)
    if (name.startsWith('house.') && Object.hasOwn(table, 'house')) continue
    const option = Object.hasOwn(table, name) ? table[name] : undefined
    if (option === undefined) throw new CommandError(sayUnknown(`option of ${game.id}`, name, Object.keys(table)))
    if (option.kind === 'one' && !option.of.includes(value)) {
      throw new CommandError(sayUnknown(`${name} of ${game.id}`, value, option.of))
    }
  }
  const read = readOptionPairs(game.options, pairs)
  if (!read.ok) throw new CommandError(read.error.join('; '))
  return read.value as object
}

/** Rewrites `--goal 50` as `--option goal=50`, where `goal` is an option of the game and not of the command. */
export function spellOut(args: readonly string[], specs: OptionSpecs, { games }: Catalogue): string[] {
  const game = specs.option?.kind === 'texts' ? games.find(({ id }) => args.includes(id)) : undefined
  const table = game === undefined ? {} : optionsOf(game)
  const spelled: string[] = []
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    const [, name = '', inline] = /^--([^=]+)(?:=(.*))?$/s.exec(arg) ?? []
    const option = Object.hasOwn(table, name) && !Object.hasOwn(specs, name) ? table[name] : undefined
    if (option === undefined) spelled.push(arg)
    else if (inline !== undefined) spelled.push('--option', `${name}=${inline}`)
    else if (option.kind === 'flag' && !FLAGS.includes(args[i + 1] ?? '')) spelled.push('--option', `${name}=true`)
    else spelled.push('--option', `${name}=${valueAfter(args, i++, name, option)}`)
  }
  return spelled
}

const FLAGS: readonly string[] = ['true', 'false']

function valueAfter(args: readonly string[], at: number, name: string, option: Option): string {
  const value = args[at + 1]
  if (value !== undefined && !value.startsWith('-')) return value
  throw new CommandError(`--${name} needs a value: ${sayAllowed(option)}`)
}

type Options = { readonly [name: string]: Option }

function optionsOf({ options }: Game): Options {
  return options as Options
}

function exampleOf(table: Options): string {
  const [first] = Object.entries(table)
  return first === undefined ? 'name=value' : `${first[0]}=${first[1].otherwise}`
}

/** Reads the players of all seats. Each word must be one of `allowed`. */
export function readSeats<Kind extends string>(
  plan: SeatPlan,
  words: readonly string[],
  allowed: readonly Kind[],
): readonly Kind[] {
  return forAllSeats(
    plan,
    words.map(word => {
      const kind = allowed.find(each => each === word)
      if (kind === undefined) throw new CommandError(sayUnknown('player', word, allowed))
      return kind
    }),
  )
}

/** How the players of `sim` and `ladder` are written, for messages. */
export const SIM_PLAYERS = [...PLAYERS, `${EXEC}COMMAND`] as const

/** Reads a player of simulations: a bot, or a program that is run. */
export function readSimPlayer(word: string): string {
  const isProgram = word.startsWith(EXEC) && word.slice(EXEC.length).trim() !== ''
  if (!isProgram && playerNamed(word) === undefined) throw new CommandError(sayUnknown('player', word, SIM_PLAYERS))
  return word
}

/** Reads a bot that plays in simulations. */
export function readPlayer(word: string): string {
  if (playerNamed(word) === undefined) throw new CommandError(sayUnknown('player', word, PLAYERS))
  return word
}

export function forAllSeats<Kind>(plan: SeatPlan, seats: readonly Kind[]): readonly Kind[] {
  if (seats.length !== plan.length) {
    const places = plan.map(place => place.name).join(', ')
    throw new CommandError(`--seats names ${seats.length}, but there are ${plan.length} seats: ${places}`)
  }
  return seats
}

export function isBot(word: string): word is BotLevel {
  return BOT_LEVELS.some(level => level === word)
}

/** Lists the games with their options, for the help of the commands that take both. */
export function sayGames({ games }: Catalogue): string {
  const lines = games.flatMap(game => [
    `  ${game.id}  (${game.title})`,
    ...Object.entries(optionsOf(game)).map(
      ([name, option]) => `    ${name}${option.kind === 'house' ? '.' : '='}${sayAllowed(option)}`,
    ),
  ])
  return ['Games and their options:', ...lines].join('\n')
}

function sayAllowed(option: Option): string {
  switch (option.kind) {
    case 'one':
      return `${option.of.join('|')}  (${option.label}; ${option.otherwise})`
    case 'whole':
      return `${option.from}..${option.to}  (${option.label}; ${option.otherwise})`
    case 'flag':
      return `true|false  (${option.label}; ${option.otherwise})`
    case 'house':
      return `ID=VALUE  (${option.label})`
  }
}
