import type { Tunable } from '@undercroft/kernel'
import { titled } from './titled.ts'

/** Values that stand together in the content, by the name of their table or of a part of it. */
export interface Shelf {
  readonly name: string
  readonly values: readonly Tunable[]
  /** The parts of a large table, such as its boards; none where it is small, or where each value is a part. */
  readonly parts: readonly Shelf[]
}

/** A table with more values is taken apart, if that gives no more than so many parts. */
const [MOST_VALUES, MOST_PARTS] = [40, 12]

/** The values table by table, as their ids have it: `boards.arena.d4` stands on boards, and there on arena. */
export function shelvesOf(tunables: readonly Tunable[], depth = 0): readonly Shelf[] {
  const groups = Map.groupBy(tunables, ({ id }) => id.split('.')[depth] ?? '')
  return [...groups].map(([name, values]) => {
    const parts = values.length > MOST_VALUES ? shelvesOf(values, depth + 1) : []
    return { name: titled(name), values, parts: parts.length > MOST_PARTS ? [] : parts }
  })
}
