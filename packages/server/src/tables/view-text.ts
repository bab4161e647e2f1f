import { sameData } from '@undercroft/kernel'
import type { View } from './messages.ts'

/** All of a view but its events, and where these stand. */
export type Sights = Omit<View, 'epoch' | 'from' | 'events'>

/** The fields of a view, as they stand in JSON. */
export function wholeText(sights: Sights): string {
  return JSON.stringify(sights).slice(1, -1)
}

/** Those fields that are not as they were, in JSON; nothing if all are. What is no longer there is null. */
export function changesText(before: Sights, now: Sights): string {
  const { seen: seenBefore, ask: askBefore, ...othersBefore } = before
  const { seen, ask, ...others } = now
  const changes: { [field: string]: unknown } = fieldsChanged(othersBefore, others)
  const isSameAsk = sameData({ ...askBefore, ticket: 0 }, { ...ask, ticket: 0 })
  if (!isSameAsk || (ask === undefined) !== (askBefore === undefined)) changes.ask = ask ?? null
  else if (ask?.ticket !== askBefore?.ticket) changes.ticket = ask?.ticket // the same is asked anew
  const parts = fieldsChanged(seenBefore, seen)
  if (Object.keys(parts).length > 0) changes.seen = parts
  return JSON.stringify(changes).slice(1, -1)
}

function fieldsChanged(before: object, now: object): { [field: string]: unknown } {
  const changed: { [field: string]: unknown } = {}
  const earlier = before as { readonly [field: string]: unknown }
  const later = now as { readonly [field: string]: unknown }
  for (const field of new Set([...Object.keys(before), ...Object.keys(now)])) {
    if (!sameData(earlier[field], later[field])) changed[field] = later[field] ?? null
  }
  return changed
}
