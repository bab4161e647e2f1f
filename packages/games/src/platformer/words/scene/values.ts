/** A position, or a part of one, as people write it: a set of names with values. */
export type Given<Key extends string> = { readonly [K in Key]?: unknown }

export function named<Key extends string>(value: unknown, keys: readonly Key[], what: string): Given<Key> {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) throw new Error(`${what} is a set of names with values`)
  const wrong = Object.keys(value).find(name => !keys.some(key => key === name))
  if (wrong !== undefined) throw new Error(`${what} has no "${wrong}" (it has ${keys.join(', ')})`)
  return value
}

export function oneOf<const T extends string>(names: readonly T[], value: unknown, what: string): T {
  const found = names.find(name => name === String(value))
  if (found === undefined) throw new Error(`"${String(value)}" is not a ${what} (there is ${names.join(', ')})`)
  return found
}

export function index(names: readonly string[], value: unknown, what: string): number {
  const found = names.indexOf(String(value))
  if (found < 0) throw new Error(`"${String(value)}" is not a ${what}`)
  return found
}

export function whole(value: unknown, otherwise: number): number {
  if (value === undefined) return otherwise
  if (!Number.isInteger(value)) throw new Error(`a whole number belongs here, not ${JSON.stringify(value)}`)
  return Number(value)
}

/** Reads a list, or words separated by blanks. */
export function texts(value: unknown): string[] {
  if (value === undefined || value === null || value === '') return []
  return (Array.isArray(value) ? value : String(value).trim().split(/\s+/)).map(String)
}

/** `{ AR01: P2 }` */
export function pairs(value: unknown): [name: string, value: unknown][] {
  if (value === undefined || value === null) return []
  if (typeof value !== 'object' || Array.isArray(value)) throw new Error('a set of names with values belongs here')
  return Object.entries(value)
}
