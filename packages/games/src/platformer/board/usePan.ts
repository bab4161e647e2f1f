import { type PointerEvent, useCallback, useEffect, useRef, useState, type WheelEvent } from 'react'
import { NOWHERE, type Space } from '../state/spaces.ts'
import { CELL, middleOf, type Tower, WIDTH } from './geometry.ts'

export interface Pan {
  /** What of the drawing is in the middle of the window, from its top. */
  readonly y: number
  readonly dragging: boolean
  by(units: number): void
  to(space: Space): void
  /** For the window: a drag or a wheel turns the tower up and down. */
  readonly on: {
    onPointerDown(event: PointerEvent<HTMLElement>): void
    onPointerMove(event: PointerEvent<HTMLElement>): void
    onPointerUp(event: PointerEvent<HTMLElement>): void
    onPointerCancel(event: PointerEvent<HTMLElement>): void
    onWheel(event: WheelEvent<HTMLElement>): void
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }): void
  }
}

/** A drag shorter than this is a click. */
const SLACK = 7

/** The tower is taller than its window: it is looked at in parts down to its foot, and follows what happens. */
export function usePan(tower: Tower, foot: number, follow: Space): Pan {
  const start = follow === NOWHERE ? tower.height : middleOf(tower, follow).y
  const [y, setY] = useState(start)
  const [dragging, setDragging] = useState(false)
  const held = useRef<{ readonly at: number; readonly y: number; moved: boolean } | undefined>(undefined)
  const swallow = useRef(false)
  const keep = useCallback((value: number) => Math.max(0, Math.min(foot, value)), [foot])
  const to = useCallback(
    (space: Space) => {
      if (space !== NOWHERE) setY(middleOf(tower, space).y)
    },
    [tower],
  )
  useEffect(() => to(follow), [to, follow])

  /** Units of the drawing in a pixel, and what of it can be in the middle at all. */
  const scale = (element: HTMLElement) => {
    const drawn = element.querySelector('.pl-tower')?.getBoundingClientRect()
    const units = WIDTH / (drawn?.width ?? WIDTH)
    const half = (element.getBoundingClientRect().height * units) / 2
    return { units, low: half, high: Math.max(half, foot - half) }
  }
  const release = () => {
    swallow.current = held.current?.moved === true
    held.current = undefined
    setDragging(false)
  }
  return {
    y,
    dragging,
    by: useCallback((units: number) => setY(now => keep(now + units)), [keep]),
    to,
    on: {
      onPointerDown(event) {
        swallow.current = false
        if (event.button === 0) held.current = { at: event.clientY, y, moved: false }
      },
      onPointerMove(event) {
        const from = held.current
        if (from === undefined || (!from.moved && Math.abs(event.clientY - from.at) < SLACK)) return
        const { units, low, high } = scale(event.currentTarget)
        if (!from.moved) {
          held.current = { at: event.clientY, y: Math.max(low, Math.min(high, from.y)), moved: true }
          event.currentTarget.setPointerCapture(event.pointerId)
          setDragging(true)
          return
        }
        setY(Math.max(low, Math.min(high, from.y - (event.clientY - from.at) * units)))
      },
      onPointerUp: release,
      onPointerCancel: release,
      onWheel(event) {
        const { low, high } = scale(event.currentTarget)
        const by = event.deltaMode === 0 ? event.deltaY : event.deltaY * (CELL / 3)
        setY(now => Math.max(low, Math.min(high, Math.max(low, Math.min(high, now)) + by)))
      },
      onClickCapture(event) {
        // The click at the end of a drag was not meant for what is under it.
        if (!swallow.current) return
        swallow.current = false
        event.stopPropagation()
        event.preventDefault()
      },
    },
  }
}
