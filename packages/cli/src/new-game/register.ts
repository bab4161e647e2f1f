import { CommandError } from '../command.ts'
import type { GameNames } from './names.ts'

/** The list of games with one more: its import, and its line at the end. */
export function registerGame(source: string, { id, camel }: GameNames): string {
  const imported = `import { ${camel} } from './${id}/index.ts'\n`
  return withLine(withImport(source, imported), 'catalogue', `  anyGame(${camel}),\n`)
}

/** The list of looks with one more. */
export function registerLook(source: string, { id, camel }: GameNames): string {
  const imported = `import { look as ${camel} } from './${id}/board/index.tsx'\n`
  return withLine(withImport(source, imported), 'looks', `  anyLook(${camel}),\n`)
}

/** Where the formatter wants it: imports are sorted by where they come from. */
function withImport(source: string, line: string): string {
  const from = (text: string): string => / from '(.*)'/.exec(text)?.[1] ?? ''
  const lines = source.split(/(?<=\n)/)
  const relative = lines.filter(each => each.startsWith('import ') && from(each).startsWith('.//'))
  const next = relative.find(each => from(each) > from(line))
  const at = next === undefined ? lines.lastIndexOf(relative.at(-1) ?? '') + 1 : lines.indexOf(next)
  return lines.toSpliced(at, 0, line).join('')
}

function withLine(source: string, list: string, line: string): string {
  const begin = source.indexOf(`export const ${list}`)
  const end = source.indexOf('\n]', begin)
  if (begin < 0 || end < 0)
    throw new CommandError(`the list "${list}" was not found: is this a whole copy of the repository?`)
  return `${source.slice(0, end + 1)}${line}${source.slice(end + 1)}`
}
