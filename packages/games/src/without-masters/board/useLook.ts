import { useCallback, useEffect, useMemo, useState } from 'react'
import { keepData, recallData } from '../../drawing/kept.ts'
import { type Lens, pictureLens, planLens } from './lens.ts'
import { type Quarter, quarterAfter } from './projection.ts'

/** How one looks at the board; kept, so that the next table and the next day begin with it. */
interface Look {
  readonly quarter: Quarter
  readonly plan: boolean
  readonly numbers: boolean
  readonly threat: boolean
  readonly near: boolean
}

const KEPT = 'undercroft.without-masters.look'
const FIRST: Look = { quarter: 0, plan: false, numbers: true, threat: false, near: false }

/** On a small screen cells would be too small to touch: there one begins near. */
const SMALL = '(max-width: 560px)'

export interface Looking extends Look {
  readonly lens: Lens
  turn(by: 1 | -1): void
  face(quarter: Quarter): void
  toggle(what: 'plan' | 'numbers' | 'threat' | 'near'): void
}

export function useLook(mayBeNear = true): Looking {
  const [look, setLook] = useState<Look>(() => readLook(mayBeNear))
  useEffect(() => keepData(KEPT, look), [look])
  const turn = useCallback((by: 1 | -1) => {
    setLook(old => ({ ...old, plan: false, quarter: old.plan ? old.quarter : quarterAfter(old.quarter, by) }))
  }, [])
  const face = useCallback((quarter: Quarter) => setLook(old => ({ ...old, quarter })), [])
  const toggle = useCallback((what: 'plan' | 'numbers' | 'threat' | 'near') => {
    setLook(old => ({ ...old, [what]: !old[what] }))
  }, [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      if (key === 'q') turn(-1)
      else if (key === 'e') turn(1)
      else if (key === 'v') toggle('plan')
      else if (key === 't') toggle('threat')
      else if (key === 'n') toggle('numbers')
      else if (key === 'z') toggle('near')
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [turn, toggle])
  const lens = useMemo(() => (look.plan ? planLens : pictureLens(look.quarter)), [look.plan, look.quarter])
  return useMemo(() => ({ ...look, lens, turn, face, toggle }), [look, lens, turn, face, toggle])
}

function isSmall(): boolean {
  return typeof matchMedia === 'function' && matchMedia(SMALL).matches
}

export function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  )
}

function readLook(mayBeNear: boolean): Look {
  const first = { ...FIRST, near: mayBeNear && isSmall() }
  const { quarter, plan, numbers }: Partial<Look> = recallData(KEPT) ?? {}
  return {
    ...first,
    quarter: quarter === 1 || quarter === 2 || quarter === 3 ? quarter : 0,
    plan: plan === true,
    numbers: numbers !== false,
  }
}
