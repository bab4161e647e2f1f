/** A copy of plain data that shares nothing with its original. */
export function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyOf) as T
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copyOf(part)])) as T
}
