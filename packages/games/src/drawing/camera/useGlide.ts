import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Box } from '../shapes.ts'
import { between } from './camera.ts'

/** As SVG writes it. */
export function viewBoxOf({ x, y, width, height }: Box): string {
  return [x, y, width, height].join(' ')
}

interface Glide {
  /** How long a way takes, in milliseconds; 0 means that nothing travels. */
  readonly ms: number
  /** Somebody has a finger on the picture: it waits. */
  isHeld(): boolean
  /** Shows this part. */
  paint(box: Box): void
}

/**
 * Lets a picture glide to another part of it; says where it is now. It is painted past React: sixty times in a second nothing
 * but the view changes.
 */
export function useGlide(to: Box, glide: Glide): RefObject<Box> {
  const shown = useRef(to)
  const latest = useRef(glide)
  latest.current = glide
  const { ms } = glide
  const { x, y, width, height } = to
  useLayoutEffect(() => {
    const goal = { x, y, width, height }
    const from = shown.current
    const paint = (box: Box) => {
      shown.current = box
      latest.current.paint(box)
    }
    if (ms === 0) return paint(goal)
    paint(from)
    let travelled = 0
    let before: number | undefined
    let next = requestAnimationFrame(function step(now) {
      if (!latest.current.isHeld()) travelled += now - (before ?? now)
      before = now
      const share = Math.min(1, travelled / ms)
      paint(between(from, goal, 1 - (1 - share) ** 3))
      if (share < 1) next = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(next)
  }, [x, y, width, height, ms])
  return shown
}
