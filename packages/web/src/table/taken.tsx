import { useSyncExternalStore } from 'react'
import type { TableProps } from './open-table.tsx'

/** A light over the question as soon as it is answered: every click is seen at once, also where nothing else moves yet. */
export function Taken({ client, board }: Pick<TableProps, 'client' | 'board'>) {
  const taken = useSyncExternalStore(client.subscribe, client.taken ?? nothing)
  if (taken === undefined || taken !== board.ask?.ticket) return undefined
  return <span className="prompt-taken" aria-hidden="true" />
}

const nothing = () => undefined
