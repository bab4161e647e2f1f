import { readFileSync } from 'node:fs'
import { readArgs } from './args.ts'
import { spellOut } from './catalogue.ts'
import { type Command, CommandError, type Io, note, say } from './command.ts'
import { helpOf, helpOfAll } from './help.ts'
import { sayUnknown } from './near.ts'

/** Runs one command line and gives back its exit code. */
export async function runCli(commands: readonly Command[], args: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined) {
    note(io, helpOfAll(commands))
    return 1
  }
  if (name === '--help' || name === '-h' || name === 'help') return help(commands, rest[0], io)
  if (name === '--version' || name === '-v') {
    say(io, `undercroft ${version()}`)
    return 0
  }
  const command = commands.find(each => each.name === name)
  if (command === undefined) return unknownCommand(commands, name, io)
  try {
    if (asksForHelp(rest)) return help(commands, name, io)
    if (command.passesOn) return await command.run({ options: {}, words: rest }, io)
    const spelled = spellOut(rest, command.options, io.catalogue)
    return await command.run(readArgs(spelled, command.usage, command.options), io)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    note(io, `undercroft ${name}: ${error.message}`, `"undercroft ${name} --help" says what it takes.`)
    return 1
  }
}

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  return (end < 0 ? args : args.slice(0, end)).some(arg => arg === '--help' || arg === '-h')
}

function help(commands: readonly Command[], name: string | undefined, io: Io): number {
  if (name === undefined) {
    say(io, helpOfAll(commands))
    return 0
  }
  const command = commands.find(each => each.name === name)
  if (command === undefined) return unknownCommand(commands, name, io)
  say(io, helpOf(command, io.catalogue))
  return 0
}

function unknownCommand(commands: readonly Command[], name: string, io: Io): number {
  const kind = name.startsWith('-') ? 'option' : 'command'
  const known = kind === 'option' ? ['--help', '--version'] : commands.map(each => each.name)
  note(io, `undercroft: ${sayUnknown(kind, name, known)}`)
  return 1
}

function version(): string {
  const file = new URL('../package.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
