import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { readTableFile } from '../home/read-table-file.ts'
import { loadPlayable, type Playable } from '../looks.ts'
import { makeTable, type TableCard } from '../store/tables.ts'
import { TableHost } from '../table/host/host.ts'
import { readLookHash } from './link.ts'
import { LookClient } from './look-client.ts'

/** What an address has brought: a game to look through, or why there is none. */
export type Look =
  | { readonly kind: 'reading' }
  | { readonly kind: 'broken'; readonly says: string }
  | { readonly kind: 'open'; readonly client: LookClient; readonly playable: Playable }

/** Reads the game in this page's address, plays it through and opens it at its moment. */
export function useLook(): Look {
  const [, navigate] = useLocation()
  const [look, setLook] = useState<Look>({ kind: 'reading' })
  const hash = useHash()
  useEffect(() => {
    let isStale = false
    setLook({ kind: 'reading' })
    void read(hash, navigate).then(found => {
      if (!isStale) setLook(found)
    })
    return () => {
      isStale = true
    }
  }, [hash, navigate])
  return look
}

async function read(hash: string, navigate: (path: string) => void): Promise<Look> {
  const looked = await readLookHash(hash)
  if (!looked.ok) return broken(looked.error)
  const { record, ...moment } = looked.value
  const file = await readTableFile(record)
  if (!file.ok) return broken(`The game in this link cannot be played through. ${file.error}`)
  const { table } = file.value
  const playable = await loadPlayable(table.game)
  if (playable === undefined) return broken('This game is not here.')
  const card: TableCard = { ...table, id: 'look', made: 0, played: 0, steps: 0 }
  const opened = TableHost.open(playable.game, card, { id: card.id, record, secret: '' })
  if (!opened.ok) return broken(opened.error.message)
  const client = new LookClient(opened.value, moment, sittings => {
    const { opened: _, ...seated } = table
    void makeTable({ ...seated, sittings }, { record }).then(id => navigate(`/table/${id}`))
  })
  return { kind: 'open', client, playable }
}

function broken(says: string): Look {
  return { kind: 'broken', says }
}

function useHash(): string {
  const [hash, setHash] = useState(() => location.hash)
  useEffect(() => {
    const reread = () => setHash(location.hash)
    addEventListener('hashchange', reread)
    return () => removeEventListener('hashchange', reread)
  }, [])
  return hash
}
