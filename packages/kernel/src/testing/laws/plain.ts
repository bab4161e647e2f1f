import { type AnyChoice, checkChoice, readChoice, sameData, sayChoice, type Words } from '../../index.ts'
import { join, say } from '../compare.ts'

/** Says what in a piece of data JSON would not give back, and where. */
export function unlike(value: unknown, path: string): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${path} is ${value}, which JSON cannot say`
    case 'object':
      return value === null ? `${path} is null: undefined is what we say` : unlikeObject(value, path)
    default:
      return `${path} is of type ${typeof value}, which JSON cannot say`
  }
}

function unlikeObject(value: object, path: string): string | undefined {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const wrong = unlike(value[i], join(path, i))
      if (wrong !== undefined) return wrong
    }
    return undefined
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null)
    return `${path} is a ${value.constructor.name}, not plain data`
  for (const key in value) {
    const part = value[key as keyof typeof value]
    if (part === undefined) continue // JSON leaves it out, and reading it gives the same
    const wrong = unlike(part, join(path, key))
    if (wrong !== undefined) return wrong
  }
  return undefined
}

/** Says why a choice does not read back to itself from its own words. */
export function unreadable(words: Words, choice: AnyChoice): string | undefined {
  const checked = checkChoice(words, choice)
  if (!checked.ok) return `${say(choice)} is not a choice that its words can say: ${checked.error}`
  const line = sayChoice(words, choice)
  if (/[=\n]|(^| )!($| )/.test(line)) return `"${line}" holds a sign that records and scenarios need for themselves`
  const read = readChoice(words, line)
  if (!read.ok) return `"${line}" does not read back: ${read.error}`
  return sameData(read.value, choice) ? undefined : `"${line}" reads back as ${say(read.value)}, not as ${say(choice)}`
}
