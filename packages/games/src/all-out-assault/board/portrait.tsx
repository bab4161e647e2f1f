import type { ReactElement } from 'react'
import { Inlay } from './Inlay.tsx'
import { KINDS } from './kinds.ts'

/** A tile of the almanac, as it lies in the board. */
export function portrait(entry: string): ReactElement | undefined {
  const kind = (Object.keys(KINDS) as (keyof typeof KINDS)[]).find(each => `tile.${each}` === entry)
  return (
    kind && (
      <svg viewBox="-52 -52 104 104" aria-hidden="true">
        <Inlay kind={kind} at={{ x: 0, y: 0 }} corner={1} />
      </svg>
    )
  )
}
