/** The first difference between two pieces of plain data, as a path with both values. */
export interface Difference {
  readonly path: string
  readonly left: unknown
  readonly right: unknown
}

/** Finds the first difference. A key that holds `undefined` counts as missing, as in JSON. */
export function firstDifference(left: unknown, right: unknown, path = ''): Difference | undefined {
  if (areAlike(left, right)) return undefined
  if (!isObject(left) || !isObject(right) || Array.isArray(left) !== Array.isArray(right)) return { path, left, right }
  if (Array.isArray(left) && Array.isArray(right) && left.length !== right.length) {
    const shorter = Math.min(left.length, right.length)
    for (let i = 0; i < shorter; i++) {
      const difference = firstDifference(left[i], right[i], join(path, i))
      if (difference !== undefined) return difference
    }
    return { path: join(path, shorter), left: left[shorter], right: right[shorter] }
  }
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const difference = firstDifference(left[key], right[key], join(path, Array.isArray(left) ? Number(key) : key))
    if (difference !== undefined) return difference
  }
  return undefined
}

/** Says whether there is no difference. The laws ask that millions of times, and the answer is nearly always yes. */
export function areAlike(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (!isObject(left) || !isObject(right)) return false
  if (Array.isArray(left)) {
    if (!Array.isArray(right) || left.length !== right.length) return false
    for (let i = 0; i < left.length; i++) if (!areAlike(left[i], right[i])) return false
    return true
  }
  if (Array.isArray(right)) return false
  for (const key of Object.keys(left)) if (!areAlike(left[key], right[key])) return false
  for (const key of Object.keys(right)) if (left[key] === undefined && right[key] !== undefined) return false
  return true
}

/**
 * Lists in words everything in `want` that is not so in `found`. A list must match whole, an object only in its names.
 */
export function unmet(want: unknown, found: unknown, path = ''): string[] {
  if (want === null || want === undefined) {
    return found === null || found === undefined ? [] : [expected(path, 'nothing', say(found))]
  }
  if (!isObject(want)) return Object.is(want, found) ? [] : [expected(path, say(want), say(found))]
  if (!isObject(found) || Array.isArray(want) !== Array.isArray(found)) return [expected(path, say(want), say(found))]
  if (Array.isArray(want) && Array.isArray(found)) {
    if (want.length !== found.length) return [expected(path, say(want), say(found))]
    return want.flatMap((each, i) => unmet(each, found[i], join(path, i)))
  }
  return Object.keys(want).flatMap(key => {
    if (want[key] !== null && found[key] === undefined) {
      return [`${expected(join(path, key), say(want[key]), 'nothing')} (there is ${Object.keys(found).join(', ')})`]
    }
    return unmet(want[key], found[key], join(path, key))
  })
}

/** Gives a value on one line, cut where it gets too long to read. */
export function say(value: unknown, most = 200): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length <= most ? text : `${text.slice(0, most)}...`
}

export function join(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`
  return path === '' ? key : `${path}.${key}`
}

function expected(path: string, want: string, found: string): string {
  return `expected ${path === '' ? '' : `${path} to be `}${want}, found ${found}`
}

function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null
}
