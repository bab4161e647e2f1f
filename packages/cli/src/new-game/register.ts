import { CommandError } from '../command.ts'
import type { GameNames } from './names.ts'

/** Adds the line of a new game to the text of the list of games. */
export function registerGame(source: string, { id, title, camel }: GameNames): string {
  const begin = source.indexOf('export const games')
  const end = source.indexOf('\n]', begin)
  if (begin < 0 || end < 0) {
    throw new CommandError('the list "games" was not found: is this a whole copy of the repository?')
  }
  const load = `async () => (await import('./${id}/index.ts')).${camel}`
  const line = `  listed('${id}', ${quoted(title)}, 1, ${load}),\n`
  return `${source.slice(0, end + 1)}${line}${source.slice(end + 1)}`
}

function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`
}
