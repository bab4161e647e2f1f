import { sameData } from '@undercroft/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import type { Choice, FoeId, Masmorra, RoomId } from '../state/state.ts'
import { marchesOf } from './marching.ts'

/** Takes a monster up and sets it down; a way of two rooms takes two answers, the second as soon as it is asked for. */
export function useMarch({ ask, seen, choose, explain }: BoardProps<Masmorra>) {
  const marches = useMemo(() => marchesOf(ask, seen.view), [ask, seen.view])
  const [held, setHeld] = useState<{ readonly foe: FoeId; readonly ticket: number | undefined }>()
  const next = useRef<{ readonly choice: Choice; readonly since: number | undefined }>(undefined)
  useEffect(() => {
    const wanted = next.current
    if (ask === undefined || wanted === undefined || ask.ticket === wanted.since) return
    next.current = undefined
    if (ask.options.some(option => sameData(option, wanted.choice))) choose(wanted.choice, true)
  }, [ask, choose])
  const foe = held !== undefined && held.ticket === ask?.ticket && marches.has(held.foe) ? held.foe : undefined
  return {
    marches,
    held: foe,
    reach: foe === undefined ? undefined : marches.get(foe),
    hold: (which: FoeId | undefined) => setHeld(which === undefined ? undefined : { foe: which, ticket: ask?.ticket }),
    /** Sets the monster down in this room, or says why it cannot be. */
    march(which: FoeId, room: RoomId): void {
      setHeld(undefined)
      const way = marches.get(which)?.get(room)
      if (way?.next !== undefined) next.current = { choice: way.next, since: ask?.ticket }
      if (way === undefined) explain(['march', which, room])
      else choose(way.first)
    },
  }
}
