import { useEffect, useState } from 'react'
import { loadOpened } from '../looks.ts'
import type { KnownGames } from './known-games.ts'

/** Loads the rules of these games; before they are there the list stands without their words. */
export function useKnownGames(ids: readonly string[]): KnownGames {
  const [known, setKnown] = useState<KnownGames>(new Map())
  const wanted = ids.join(' ')
  useEffect(() => {
    let gone = false
    const load = async () => {
      const opened = await Promise.all(wanted.split(' ').map(id => loadOpened(id)))
      if (!gone) setKnown(new Map(opened.flatMap(each => (each === undefined ? [] : [[each.game.id, each.game]]))))
    }
    load().catch(() => {}) // without rules the list stands as well
    return () => {
      gone = true
    }
  }, [wanted])
  return known
}
