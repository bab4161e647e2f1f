import type { Told } from '@undercroft/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { AllOutAssault } from '../state/state.ts'
import { type Clash, clashOf } from './effects.ts'

/** A comparison is read, not only seen: it stays this long, or until the next click or key. */
const READING = 2600

/** The comparison to show: the one being told, or the last one for as long as it takes to read. */
export function useClash(showing: readonly Told<AllOutAssault>[]): Clash | undefined {
  const last = useRef<Clash>(undefined)
  const now = useMemo(() => clashOf(showing, last.current), [showing])
  if (showing.length === 0) last.current = undefined
  else if (now !== undefined) last.current = now
  const [kept, setKept] = useState<Clash>()
  useEffect(() => {
    if (now !== undefined) setKept(now)
  }, [now])
  useEffect(() => {
    if (kept === undefined) return
    const drop = () => setKept(undefined)
    const timer = setTimeout(drop, READING)
    addEventListener('pointerdown', drop)
    addEventListener('keydown', drop)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', drop)
      removeEventListener('keydown', drop)
    }
  }, [kept])
  return now ?? kept
}
