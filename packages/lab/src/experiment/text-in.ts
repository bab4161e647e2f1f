import type { Placed, Sheet } from '@undercroft/kernel/sheet'
import type { Node } from 'yaml'

/** Reads a text; what is wrong with it is said with its field. Nothing, if there is none. */
export function textIn<Key extends string>(
  sheet: Sheet,
  nodes: ReadonlyMap<Key, Node | null>,
  key: Key,
  within = '',
): Placed<string> | undefined {
  const given = sheet.data(nodes.get(key))
  if (given === undefined) return undefined
  const { line, value } = given
  if (typeof value === 'string') return { line, value }
  const field = within === '' ? key : `${within}.${key}`
  sheet.wrong(line, `${field}: a text belongs here, not ${JSON.stringify(value)}`)
  return { line, value: '' }
}
