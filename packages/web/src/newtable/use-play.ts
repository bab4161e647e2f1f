import { useState } from 'react'
import { useLocation } from 'wouter'

/** Begins a game with one click, as one last played it or as a newcomer would. What that needs is loaded then. */
export function usePlay(game: string, how: 'last' | 'squire') {
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    try {
      const { quickTable, squireTable } = await import('./setups.ts')
      const table = await (how === 'last' ? quickTable(game) : squireTable(game))
      if (table !== undefined) navigate(`/table/${table}`)
    } catch {
      navigate(`/play/${game}`) // what could not be loaded is tried again there, and said
    }
  }
  return { busy, play: () => !busy && void begin() }
}
