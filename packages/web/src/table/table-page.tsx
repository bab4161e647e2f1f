import { useEffect, useState } from 'react'
import { usePlayable } from '../looks.ts'
import { usePicture } from '../picture/use-picture.ts'
import { isStill } from '../shell/use-media.ts'
import { Waiting } from '../shell/waiting.tsx'
import { BrokenTable } from './broken-table.tsx'
import { TableClient } from './client.ts'
import { Cover } from './cover.tsx'
import { OpenTable } from './open-table.tsx'
import type { OpenState } from './source.ts'
import { useTableState } from './use-table-state.ts'

/** One table, whatever state it is in. */
export function TablePage({ id }: { readonly id: string }) {
  const client = useClient(id)
  return client === undefined ? <Opening /> : <ShownTable client={client} />
}

function useClient(id: string): TableClient | undefined {
  const [client, setClient] = useState<TableClient>()
  useEffect(() => {
    const made = new TableClient(id, isStill)
    setClient(made)
    return () => {
      made.close()
      setClient(undefined)
    }
  }, [id])
  return client
}

function ShownTable({ client }: { readonly client: TableClient }) {
  const state = useTableState(client)
  switch (state.kind) {
    case 'opening':
      return <Opening />
    case 'failed':
      return <BrokenTable failure={state.failure} />
    case 'covered':
      return <Cover {...state} onUncover={() => client.uncover()} onTakeBack={() => client.takeBack()} />
    case 'open':
      return <PlayedTable client={client} state={state} />
  }
}

function PlayedTable({ client, state }: { readonly client: TableClient; readonly state: OpenState }) {
  const playable = usePlayable(state.now.card.game)
  usePicture(state)
  if (playable === undefined) return <BrokenTable failure={{ message: 'This game is not here.' }} />
  return <OpenTable client={client} state={state} playable={playable} />
}

function Opening() {
  return <Waiting title="Table">The table is being set …</Waiting>
}
