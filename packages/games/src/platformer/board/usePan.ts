import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { cameraKey } from '../../drawing/camera/keys.ts'
import { useFingers } from '../../drawing/camera/useFingers.ts'
import { useWheel } from '../../drawing/camera/useWheel.ts'
import { NOWHERE, type Space } from '../state/spaces.ts'
import { CELL, middleOf, type Tower, WIDTH } from './geometry.ts'

export interface Pan {
  /** The window that shows a part of the tower. */
  readonly frame: RefObject<HTMLElement | null>
  /** The height in the drawing that is in the middle of the window, counted from the top. */
  readonly y: number
  readonly dragging: boolean
  to(space: Space): void
  /** Does what a key is for; false for a key that does not turn the tower. */
  press(key: string): boolean
  /** For the window: a drag turns the tower up and down. */
  readonly on: ReturnType<typeof useFingers>['handlers']
}

/** How far a page goes, and a line of a wheel that counts in lines. */
const PAGE = 3 * CELL
const LINE = CELL / 3

/** The tower is taller than its window, which shows a part of it down to its foot and follows what happens. */
export function usePan(tower: Tower, foot: number, follow: Space): Pan {
  const frame = useRef<HTMLElement>(null)
  const [y, setY] = useState(follow === NOWHERE ? tower.height : middleOf(tower, follow).y)
  const to = useCallback(
    (space: Space) => {
      if (space !== NOWHERE) setY(middleOf(tower, space).y)
    },
    [tower],
  )
  useEffect(() => to(follow), [to, follow])

  /**
   * Turns the tower by so many units of its drawing or pixels of the window, no further than there is something to see.
   */
  const turn = (by: { readonly units?: number; readonly pixels?: number }) => {
    const window = frame.current?.getBoundingClientRect()
    const drawn = frame.current?.querySelector('.pl-tower')?.getBoundingClientRect()
    const scale = WIDTH / (drawn?.width ?? WIDTH)
    const half = ((window?.height ?? 0) * scale) / 2
    const keep = (value: number) => Math.max(half, Math.min(Math.max(half, foot - half), value))
    setY(now => keep(keep(now) + (by.units ?? 0) + (by.pixels ?? 0) * scale))
  }
  const fingers = useFingers({ onPan: pixels => turn({ pixels: -pixels.y }) })
  useWheel(frame, ({ deltaMode, deltaY }) => turn({ units: deltaMode === 0 ? deltaY : deltaY * LINE }))
  return {
    frame,
    y,
    dragging: fingers.dragging,
    to,
    press(key) {
      const pressed = cameraKey(key)
      if (pressed?.what !== 'page') return false
      setY(now => Math.max(0, Math.min(foot, now + pressed.by.y * PAGE)))
      return true
    },
    on: fingers.handlers,
  }
}
