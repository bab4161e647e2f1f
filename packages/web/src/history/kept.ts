import { keepData, recallData } from '@undercroft/games/drawing'
import { isObject } from '../store/tables.ts'

type Kept = { readonly [key: string]: unknown }

/** What belongs to somebody; pictures, marks and what is known of the server belong to this browser. */
const OURS = /^undercroft (settings|puzzles|briefed|lessons .+|words .+|last .+)$|^undercroft\..+\.shelf$/

/** Everything besides tables that this browser keeps of somebody. */
export function keptHere(): Kept {
  try {
    const keys = Object.keys(window.localStorage).filter(key => OURS.test(key))
    return Object.fromEntries(keys.map(key => [key, recallData(key)]))
  } catch {
    return {}
  }
}

export function keepAll(kept: Kept): void {
  for (const [key, value] of Object.entries(kept)) keepData(key, value)
}

export function forgetAll(): void {
  for (const key of Object.keys(keptHere())) window.localStorage.removeItem(key)
}

/** What was learned and made in both places. Settings and the like stay as they are here. */
export function mergeKept(here: Kept, there: Kept): Kept {
  const taken = Object.entries(there).filter(([key, value]) => OURS.test(key) && value !== undefined && value !== null)
  return { ...here, ...Object.fromEntries(taken.map(([key, value]) => [key, mergedAt(key, here[key], value)])) }
}

function mergedAt(key: string, here: unknown, there: unknown): unknown {
  if (here === undefined) return there
  if (/^undercroft (settings|last )/.test(key)) return here
  const both = merged(here, there)
  return key === 'undercroft puzzles' && isObject(both) ? solved(both, here, there) : both
}

/** Lists are united, the parts of objects merged one by one; of anything else what is here stays. */
function merged(here: unknown, there: unknown): unknown {
  if (here === undefined) return there
  if (Array.isArray(here) && Array.isArray(there)) {
    const known = new Set(here.map(each => JSON.stringify(each)))
    return [...here, ...there.filter(each => !known.has(JSON.stringify(each)))]
  }
  if (Array.isArray(here) || Array.isArray(there) || !isObject(here) || !isObject(there)) return here
  const keys = [...new Set([...Object.keys(here), ...Object.keys(there)])]
  return Object.fromEntries(keys.map(key => [key, merged(here[key], there[key])]))
}

/** A puzzle that was found in one place is no longer missed; the longest row of both counts. */
function solved(both: Record<string, unknown>, ...each: readonly unknown[]): unknown {
  const { found, missed } = both
  const longest = Math.max(0, ...each.map(one => (isObject(one) ? Number(one.longest) || 0 : 0)))
  if (!isObject(found) || !isObject(missed)) return { ...both, longest }
  const left = Object.entries(missed).map(([game, ids]) => {
    const known = found[game]
    return [game, Array.isArray(ids) && Array.isArray(known) ? ids.filter(id => !known.includes(id)) : ids]
  })
  return { ...both, missed: Object.fromEntries(left), longest }
}
