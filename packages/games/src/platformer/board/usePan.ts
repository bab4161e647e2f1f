import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { cameraKey } from '../../drawing/camera/keys.ts'
import { useFingers } from '../../drawing/camera/useFingers.ts'
import { useWheel } from '../../drawing/camera/useWheel.ts'
import type { Point } from '../../drawing/shapes.ts'
import { NOWHERE, type Space } from '../state/spaces.ts'
import { CELL, middleOf, type Tower, WIDTH } from './geometry.ts'

export interface Pan {
  /** The window that shows a part of the tower. */
  readonly frame: RefObject<HTMLElement | null>
  /** The height in the drawing that is in the middle of the window, counted from the top. */
  readonly y: number
  /** The same from the left. It matters only when the tower is wider than the window. */
  readonly x: number
  /** How many times larger than usual the tower is. */
  readonly zoom: number
  readonly dragging: boolean
  to(space: Space): void
  /** Looks closer at a Space, or from afar again. */
  nearer(space: Space): void
  /** Does what a key is for; false for a key that does not turn the tower. */
  press(key: string): boolean
  /** For the window: a drag turns the tower up and down. */
  readonly on: ReturnType<typeof useFingers>['handlers']
}

/** How far a page goes, and a line of a wheel that counts in lines. */
const PAGE = 3 * CELL
const LINE = CELL / 3

/** How near two fingers bring the tower, and how near a button does. */
const NEAREST = 2.5
const NEAR = 1.6

/** The tower is taller than its window, which shows a part of it down to its foot and follows what happens. */
export function usePan(tower: Tower, foot: number, follow: Space): Pan {
  const frame = useRef<HTMLElement>(null)
  const [y, setY] = useState(follow === NOWHERE ? tower.height : middleOf(tower, follow).y)
  const [x, setX] = useState(WIDTH / 2)
  const [zoom, setZoom] = useState(1)
  const to = useCallback(
    (space: Space) => {
      if (space === NOWHERE) return
      setY(middleOf(tower, space).y)
      setX(middleOf(tower, space).x)
    },
    [tower],
  )
  useEffect(() => to(follow), [to, follow])

  /**
   * Turns the tower by so many units of its drawing or pixels of the window, no further than there is something to see.
   */
  const turn = (by: { readonly units?: number; readonly pixels?: Point }) => {
    const window = frame.current?.getBoundingClientRect()
    const drawn = frame.current?.querySelector('.pl-tower')?.getBoundingClientRect()
    const scale = WIDTH / (drawn?.width ?? WIDTH)
    const within = (value: number, size: number, end: number) => {
      const half = (size * scale) / 2
      return Math.max(half, Math.min(Math.max(half, end - half), value))
    }
    const keepY = (value: number) => within(value, window?.height ?? 0, foot)
    const keepX = (value: number) => within(value, window?.width ?? 0, WIDTH)
    setY(now => keepY(keepY(now) + (by.units ?? 0) - (by.pixels?.y ?? 0) * scale))
    setX(now => keepX(keepX(now) - (by.pixels?.x ?? 0) * scale))
  }
  const fingers = useFingers({
    onPan: pixels => turn({ pixels }),
    onPinch: by => setZoom(now => Math.max(1, Math.min(NEAREST, now / by))),
  })
  useWheel(frame, ({ deltaMode, deltaY }) => turn({ units: deltaMode === 0 ? deltaY : deltaY * LINE }))
  return {
    frame,
    y,
    x,
    zoom,
    dragging: fingers.dragging,
    to,
    nearer(space) {
      setZoom(zoom > 1 ? 1 : NEAR)
      to(space)
    },
    press(key) {
      const pressed = cameraKey(key)
      if (pressed?.what !== 'page') return false
      setY(now => Math.max(0, Math.min(foot, now + pressed.by.y * PAGE)))
      return true
    },
    on: fingers.handlers,
  }
}
