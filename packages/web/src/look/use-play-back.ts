import { useEffect, useState } from 'react'
import type { OpenState, TableSource } from '../table/source.ts'

/** How fast a game is played back, and how long each position stands then, in milliseconds. */
export const PACES = { slow: 1600, usual: 800, fast: 400, 'very fast': 150 } as const
export type Pace = keyof typeof PACES

export interface PlayingBack {
  readonly isPlaying: boolean
  toggle(): void
}

/** Goes on from position to position until the end, or until somebody stops it or looks elsewhere. */
export function usePlayBack(client: TableSource, { now, looking }: OpenState, pace: Pace): PlayingBack {
  const [isPlaying, setPlaying] = useState(false)
  const at = looking?.step
  const { from = 0, steps } = now
  const isOver = at === undefined
  useEffect(() => {
    if (!isPlaying) return
    if (isOver) {
      setPlaying(false) // the last position stands
      return
    }
    const next = setTimeout(() => client.lookAt(at + 1), PACES[pace])
    return () => clearTimeout(next)
  }, [isPlaying, isOver, at, pace, client])
  return {
    isPlaying,
    toggle() {
      if (!isPlaying && isOver && steps > from) client.lookAt(from)
      setPlaying(!isPlaying)
    },
  }
}
