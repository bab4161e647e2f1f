import { useCallback, useEffect, useMemo, useState } from 'react'
import { call } from '../online/api.ts'
import type { MyTable } from '../online/lists.ts'
import { useWho, wasOnline } from '../online/who.ts'
import { isObject, isCard as isOnlineCard } from '../online/wire.ts'
import { useSettings } from '../settings/settings.ts'
import { listTables, type TableCard } from '../store/tables.ts'
import { ofOnline, ofTable, type PastGame } from './past-game.ts'

interface Played extends Pick<MyTable, 'card' | 'mine'> {
  readonly steps: number
}

/** Every finished game of the reader: those that this browser keeps, and those of the server. */
export interface Games {
  /** Nothing before the list of this browser has come. */
  readonly games: readonly PastGame[] | undefined
  readonly problem: string | undefined
  again(): Promise<void>
}

export function useGames(): Games {
  const { name } = useSettings()
  const [cards, setCards] = useState<readonly TableCard[]>()
  const [problem, setProblem] = useState<string>()
  const again = useCallback(async () => {
    try {
      setCards((await listTables()).cards)
    } catch {
      setCards([])
      setProblem('This browser does not let the page store anything: no game was kept.')
    }
  }, [])
  useEffect(() => void again(), [again])
  const who = useWho(wasOnline())
  const [online, setOnline] = useState<readonly Played[]>([])
  useEffect(() => {
    if (who.kind !== 'known') return
    let gone = false
    const load = async () => {
      for await (const page of pages()) {
        if (gone) return
        setOnline(before => [...before, ...page])
      }
    }
    setOnline([])
    void load()
    return () => {
      gone = true
    }
  }, [who.kind])
  const games = useMemo(() => {
    const here = cards?.flatMap(card => ofTable(card, name) ?? [])
    return here && [...here, ...online.flatMap(each => ofOnline(each, each.steps) ?? [])]
  }, [cards, name, online])
  return { games, problem, again }
}

async function* pages(): AsyncGenerator<readonly Played[]> {
  let after: string | undefined
  do {
    const found = await call('GET', `/api/me/games${after === undefined ? '' : `?after=${after}`}`, isPage)
    if (!found.ok) return
    yield found.value.games
    after = found.value.next
  } while (after !== undefined)
}

function isPage(body: unknown): body is { readonly games: readonly Played[]; readonly next?: string } {
  return (
    isObject(body) &&
    Array.isArray(body.games) &&
    body.games.every(
      each => isObject(each) && isOnlineCard(each.card) && Array.isArray(each.mine) && typeof each.steps === 'number',
    )
  )
}
