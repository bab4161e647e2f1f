import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Box, Point } from './floor.ts'

/** What part of the picture is seen: its middle, and how many of its units one pixel shows. */
export interface Camera {
  readonly middle: Point
  readonly scale: number
}

const NEAREST = 0.35
const FARTHEST = 3

/** Looks at all of it, as large as the frame allows. */
export function lookAt(box: Box, width: number, height: number): Camera {
  const scale = Math.max(box.width / Math.max(1, width), box.height / Math.max(1, height))
  return { middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 }, scale: clamp(scale) }
}

/** Nearer or further, with the point under the pointer where it was. */
export function zoomed({ middle, scale }: Camera, by: number, around: Point): Camera {
  const next = clamp(scale * by)
  const share = next / scale
  return {
    middle: { x: around.x + (middle.x - around.x) * share, y: around.y + (middle.y - around.y) * share },
    scale: next,
  }
}

export function panned({ middle, scale }: Camera, pixels: Point): Camera {
  return { middle: { x: middle.x - pixels.x * scale, y: middle.y - pixels.y * scale }, scale }
}

function clamp(scale: number): number {
  return Math.min(FARTHEST, Math.max(NEAREST, scale))
}

/** Pan and zoom by mouse, touch and keys; begins by looking at everything, and again whenever there is more to see. */
export function useCamera(frame: RefObject<HTMLElement | null>, all: Box) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [own, setOwn] = useState<Camera>()
  const camera = own ?? lookAt(all, size.width, size.height)
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])

  const latest = useRef(camera)
  latest.current = camera
  const at = useCallback(
    (x: number, y: number): Point => {
      const box = frame.current?.getBoundingClientRect()
      const { middle, scale } = latest.current
      if (box === undefined) return middle
      return {
        x: middle.x + (x - box.left - box.width / 2) * scale,
        y: middle.y + (y - box.top - box.height / 2) * scale,
      }
    },
    [frame],
  )
  const zoom = useCallback(
    (by: number, around?: Point) => setOwn(zoomed(latest.current, by, around ?? latest.current.middle)),
    [],
  )
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    // A wheel listener that may keep the page from scrolling cannot be passive, which React's are.
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      zoom(event.deltaY > 0 ? 1.12 : 1 / 1.12, at(event.clientX, event.clientY))
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [frame, at, zoom])

  const fingers = useRef(new Map<number, Point>())
  const handlers = {
    onPointerDown(event: PointerEvent) {
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId)
      if (before === undefined) return
      const now = { x: event.clientX, y: event.clientY }
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      if (other !== undefined) {
        const [was, is] = [far(before, other), far(now, other)]
        if (is > 0) zoom(was / is, at((now.x + other.x) / 2, (now.y + other.y) / 2))
      } else {
        setOwn(panned(latest.current, { x: now.x - before.x, y: now.y - before.y }))
      }
      fingers.current.set(event.pointerId, now)
    },
    onPointerUp: (event: PointerEvent) => fingers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => fingers.current.delete(event.pointerId),
    onPointerLeave: (event: PointerEvent) => fingers.current.delete(event.pointerId),
  }
  const { middle, scale } = camera
  return {
    viewBox: `${middle.x - (size.width * scale) / 2} ${middle.y - (size.height * scale) / 2} ${size.width * scale} ${size.height * scale}`,
    handlers,
    zoom,
    pan: (pixels: Point) => setOwn(panned(latest.current, pixels)),
    showAll: () => setOwn(undefined),
    centre: (point: Point) => setOwn({ ...latest.current, middle: point }),
  }
}

function far(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
