import { useEffect, useRef } from 'react'

/** Fills in what is advised, each time that advice comes: the same again is filled in again. */
export function useAdvised<Advice>(advised: Advice | undefined, fill: (advised: Advice) => void): void {
  const now = useRef(fill)
  now.current = fill
  useEffect(() => {
    if (advised !== undefined) now.current(advised)
  }, [advised])
}
