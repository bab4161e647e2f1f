/**
 * How one piece of plain data becomes another. `[value]` puts a value in its place, `[]` takes it away, and an object
 * changes the parts that it names. In a list the parts are numbers, and `length` cuts it.
 */
export type Patch = readonly [] | readonly [unknown] | { readonly [part: string]: Patch }

/** Gives the patch that makes `after` of `before` as JSON, or an empty text where both are the same in JSON. */
export function patchText(before: unknown, after: unknown): string {
  if (before === after) return ''
  if (!isObject(before) || !isObject(after)) return after === undefined ? '[]' : `[${JSON.stringify(after)}]`
  const isList = Array.isArray(after)
  if (isList !== Array.isArray(before)) return `[${JSON.stringify(after)}]`
  return isList ? listPatch(before as unknown as readonly unknown[], after) : objectPatch(before, after)
}

/** Gives what a patch makes of a value. The value stays as it was; what does not change is shared. */
export function patched(value: unknown, patch: Patch): unknown {
  if (isReplaced(patch)) return patch[0]
  const next: Parts = Array.isArray(value) ? ([...value] as unknown as Parts) : { ...(value as object) }
  for (const part in patch) {
    const change = patch[part] as Patch
    if (isReplaced(change) && change.length === 0) delete next[part]
    else next[part] = patched(next[part], change)
  }
  return next
}

interface Parts {
  [part: string]: unknown
}

function objectPatch(before: Parts, after: Parts): string {
  let text = ''
  for (const part in after) {
    const change = patchText(before[part], after[part])
    if (change !== '') text += `${text === '' ? '{' : ','}${JSON.stringify(part)}:${change}`
  }
  for (const part in before) {
    if (before[part] === undefined || part in after) continue
    text += `${text === '' ? '{' : ','}${JSON.stringify(part)}:[]`
  }
  return text === '' ? '' : `${text}}`
}

function listPatch(before: readonly unknown[], after: readonly unknown[]): string {
  // Most lists are as they were, or have grown.
  const same = sameAtFirst(before, after)
  if (same === after.length && same === before.length) return ''
  if (isOtherList(before, after)) return `[${JSON.stringify(after)}]`
  let text = ''
  for (let i = same; i < after.length; i++) {
    const change = i < before.length ? patchText(before[i], after[i] ?? null) : `[${JSON.stringify(after[i] ?? null)}]`
    if (change !== '') text += `${text === '' ? '{' : ','}"${i}":${change}`
  }
  if (after.length < before.length) text += `${text === '' ? '{' : ','}"length":[${after.length}]`
  return text === '' ? '' : `${text}}`
}

/** Counts the values at the beginning of two lists that are one and the same. */
function sameAtFirst(before: readonly unknown[], after: readonly unknown[]): number {
  const most = Math.min(before.length, after.length)
  for (let i = 0; i < most; i++) if (before[i] !== after[i]) return i
  return most
}

/**
 * Says whether so much has changed that the list itself is shorter than its patch. Things with named parts still share
 * most of these, so a list of them is never another one.
 */
function isOtherList(before: readonly unknown[], after: readonly unknown[]): boolean {
  const [first] = after
  if (isObject(first) && !Array.isArray(first)) return false
  const most = (after.length - 1) / 2
  let changed = Math.max(after.length - before.length, 0)
  for (let i = 0; i < after.length && i < before.length && changed <= most; i++) {
    if (!isSame(before[i], after[i])) changed++
  }
  return changed > most && (changed > 0 || before.length > 0)
}

function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true
  if (!Array.isArray(before) || !Array.isArray(after)) return patchText(before, after) === ''
  if (before.length !== after.length) return false
  for (let i = 0; i < after.length; i++) if (!isSame(before[i], after[i])) return false
  return true
}

function isObject(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null
}

function isReplaced(patch: Patch): patch is readonly [] | readonly [unknown] {
  return Array.isArray(patch)
}
