import { type Document, isCollection, isSeq, parseDocument } from 'yaml'

/** Changes a file only where two versions of what is in it differ: all else stays as it is written, comments too. */
export function rewritten(text: string, before: object, after: object): string {
  if (same(before, after)) return text
  const file = parseDocument(text)
  change(file, [], before, after)
  return file.toString({ lineWidth: 0 })
}

type Path = readonly (string | number)[]

function change(file: Document, path: Path, before: unknown, after: unknown): void {
  if (same(before, after)) return
  const isThere = path.length === 0 || isCollection(file.getIn(path, true)) // an alias stands for what stands elsewhere
  if (isThere && Array.isArray(before) && Array.isArray(after)) changeList(file, path, before, after)
  else if (isThere && isRecord(before) && isRecord(after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (after[name] === undefined) file.deleteIn([...path, name])
      else change(file, [...path, name], before[name], after[name])
    }
  } else file.setIn(path, typeof after === 'object' ? file.createNode(after) : after) // a plain value keeps the comment behind it
}

/** What stands at the beginning and at the end of both lists stays. */
function changeList(file: Document, path: Path, before: readonly unknown[], after: readonly unknown[]): void {
  if (before.length === after.length) {
    for (const [i, value] of after.entries()) change(file, [...path, i], before[i], value)
    return
  }
  const most = Math.min(before.length, after.length)
  let [start, end] = [0, 0]
  while (start < most && same(before[start], after[start])) start++
  while (end < most - start && same(before.at(-1 - end), after.at(-1 - end))) end++
  const list = file.getIn(path, true)
  const fresh = after.slice(start, after.length - end).map(value => file.createNode(value))
  if (isSeq(list)) list.items.splice(start, before.length - start - end, ...fresh)
}

function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
