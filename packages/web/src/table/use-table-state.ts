import { startTransition, useCallback, useRef, useState, useSyncExternalStore } from 'react'
import type { OpenState, TableSource, TableState } from './source.ts'

/** Counted, as what is newer may be drawn sooner. */
interface Heard {
  readonly n: number
  readonly state: TableState
}

/**
 * What a table shows. Where nobody here has anything to click before, it is drawn in slices, between which the page listens; all
 * else is drawn at once, so that a click answers what is seen.
 */
export function useTableState({ subscribe, state }: Pick<TableSource, 'subscribe' | 'state'>): TableState {
  const [calm, setCalm] = useState<Heard>(() => ({ n: 0, state: state() }))
  const newest = useRef(calm)
  const urgent = useRef(calm)
  const listen = useCallback(
    (listener: () => void) => {
      const hear = () => {
        const before = newest.current
        const next = { n: before.n + 1, state: state() }
        if (next.state === before.state) return
        newest.current = next
        if (mayWait(before.state, next.state)) return startTransition(() => setCalm(next))
        urgent.current = next
        listener()
      }
      hear()
      return subscribe(hear)
    },
    [subscribe, state],
  )
  const atOnce = useSyncExternalStore(listen, () => urgent.current)
  return calm.n > atOnce.n ? calm.state : atOnce.state
}

/** What nobody here has asked for may wait where nothing can be clicked yet. */
export function mayWait(before: TableState, next: TableState): boolean {
  return before.kind === 'opening' || (isQuiet(before) && isUnasked(next))
}

/** Whether nobody is asked here, and nobody has asked for anything. */
function isQuiet(table: TableState): boolean {
  return isUnasked(table) && (table.now.ask === undefined || table.stage.busy) && table.now.outcome === undefined
}

function isUnasked(table: TableState): table is OpenState {
  return table.kind === 'open' && table.looking === undefined && table.explained === undefined
}
