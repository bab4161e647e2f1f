import { CommandError } from '../command.ts'

/** The names of a game in its files. All of them follow from its id and its title. */
export interface GameNames {
  /** `lantern-keep`: its folder, its id, its address. */
  readonly id: string
  /** `Lantern Keep` */
  readonly title: string
  /** `lanternKeep`: the game in code. */
  readonly camel: string
  /** `LanternKeep`: its bundle of types. */
  readonly pascal: string
  /** `LK`: what its rules' numbers begin with. */
  readonly prefix: string
  /** `lk`: what its styles begin with. */
  readonly styles: string
}

/** The names that the template uses. */
const TEMPLATE: GameNames = namesOf('lantern-keep', 'Lantern Keep', [])

/** Makes the names of a new game. `taken` holds the rule prefixes of the existing games. */
export function namesOf(id: string, title: string | undefined, taken: readonly string[]): GameNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 40) {
    throw new CommandError(`"${id}" is no id: lower-case words with hyphens between them, such as lantern-keep`)
  }
  const words = id.split('-')
  const capitals = words.map(word => word.slice(0, 1).toUpperCase() + word.slice(1))
  const pascal = capitals.join('')
  const prefix = prefixOf(words, taken)
  return {
    id,
    title: title ?? capitals.join(' '),
    camel: pascal.slice(0, 1).toLowerCase() + pascal.slice(1),
    pascal,
    prefix,
    styles: prefix.toLowerCase(),
  }
}

/** Finds two capitals that no other game uses: the initials of the first two words, else letters of the first word. */
function prefixOf(words: readonly string[], taken: readonly string[]): string {
  const [first = '', second = ''] = words
  const letters = (first.slice(1) + words.slice(1).join('')).replaceAll(/[^a-z]/g, '')
  const tails = [second.slice(0, 1).replace(/[^a-z]/, ''), ...letters, ...'abcdefghijklmnopqrstuvwxyz']
  const found = tails.filter(tail => tail !== '').map(tail => (first.slice(0, 1) + tail).toUpperCase())
  const prefix = found.find(each => !taken.includes(each))
  if (prefix === undefined)
    throw new CommandError(`every prefix of rules that begins with ${first.slice(0, 1).toUpperCase()} is taken`)
  return prefix
}

/** Replaces the template's names in a text by those of the new game. */
export function renamed(text: string, names: GameNames): string {
  const pairs: readonly (readonly [string, string])[] = [
    [TEMPLATE.id, names.id],
    [TEMPLATE.title, names.title],
    [TEMPLATE.camel, names.camel],
    [TEMPLATE.pascal, names.pascal],
    [`${TEMPLATE.prefix}-`, `${names.prefix}-`],
    [`'${TEMPLATE.prefix}'`, `'${names.prefix}'`],
    [`${TEMPLATE.styles}-`, `${names.styles}-`],
  ]
  return pairs.reduce((renaming, [from, to]) => renaming.replaceAll(from, to), text)
}
