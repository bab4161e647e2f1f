import { useSyncExternalStore } from 'react'
import type { TableProps } from './open-table.tsx'

/**
 * A light over the question as soon as it is answered: every click is seen at once, also where nothing else moves yet. It is
 * always there and only lit, so that a click lays out and paints nothing.
 */
export function Taken({ client, board }: Pick<TableProps, 'client' | 'board'>) {
  const taken = useSyncExternalStore(client.subscribe, client.taken ?? nothing)
  return (
    <span className="prompt-taken" aria-hidden="true" data-lit={taken !== undefined && taken === board.ask?.ticket} />
  )
}

const nothing = () => undefined
