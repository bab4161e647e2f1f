import { useEffect, useState } from 'react'
import { call } from './api.ts'
import { isCard, isObject, type OnlineCard } from './wire.ts'

export interface MyTable {
  readonly card: OnlineCard
  /** The seats that are mine. */
  readonly mine: readonly number[]
  /** Those of them that are asked. */
  readonly waiting: readonly number[]
}

/** How often an open list is refreshed. */
const AGAIN = 10_000

export function useMyTables(named: boolean): readonly MyTable[] | undefined {
  return useList('/api/me/tables', areMine, named)
}

function useList<T>(
  path: string,
  areGood: (body: unknown) => body is { tables: readonly T[] },
  wanted: boolean,
): readonly T[] | undefined {
  const [tables, setTables] = useState<readonly T[]>()
  useEffect(() => {
    if (!wanted) return
    let gone = false
    const load = async () => {
      if (document.visibilityState === 'hidden') return
      const found = await call('GET', path, areGood)
      if (!gone && found.ok) setTables(found.value.tables)
    }
    void load()
    const timer = setInterval(() => void load(), AGAIN)
    return () => {
      gone = true
      clearInterval(timer)
    }
  }, [path, areGood, wanted])
  return wanted ? tables : undefined
}

function areMine(body: unknown): body is { tables: readonly MyTable[] } {
  return (
    isObject(body) &&
    Array.isArray(body.tables) &&
    body.tables.every(
      each => isObject(each) && isCard(each.card) && Array.isArray(each.mine) && Array.isArray(each.waiting),
    )
  )
}
