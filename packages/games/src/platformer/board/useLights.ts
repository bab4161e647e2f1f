import { useEffect, useMemo, useRef } from 'react'
import type { BoardProps } from '../../board.ts'
import type { Choice } from '../state/choices.ts'
import type { Platformer } from '../state/state.ts'
import { placeAdvised, placeFor } from './where.ts'

/** Where the answers are that the page points at or advises; and the page hears what is pointed at on the board. */
export function useLights(props: BoardProps<Platformer>, at: Choice | undefined) {
  const { seen, ask, pointed, advised, nextBest, afterwards, point } = props
  const lastPoint = useRef(point)
  lastPoint.current = point
  useEffect(() => lastPoint.current?.(at), [at])
  return useMemo(() => {
    const of = (choice: Choice | undefined, find: typeof placeFor) =>
      choice === undefined || ask === undefined ? undefined : find(choice, seen, ask)
    const findAdvised: typeof placeFor = (...asked) => placeAdvised(...asked, afterwards)
    const best = of(advised, findAdvised)
    const next = (nextBest ?? []).flatMap(choice => of(choice, placeAdvised)?.spaces ?? [])
    return {
      pointed: of(pointed, placeFor),
      advised: best,
      next: [...new Set(next)].filter(space => best?.spaces.includes(space) !== true),
    }
  }, [seen, ask, pointed, advised, nextBest, afterwards])
}
