import { type MouseEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type Box, CELL, middleOf, type Point } from './floor.ts'

/** What part of the picture is seen: its middle, and how many of its units one pixel shows. */
export interface Camera {
  readonly middle: Point
  readonly scale: number
}

const NEAREST = 0.35
const FARTHEST = 3
/** Of itself the camera comes no nearer and goes no further: figures shall be neither huge nor unreadable. */
const NEAR = 0.5
const FAR = 1

interface Size {
  readonly width: number
  readonly height: number
}

/** Looks at all of it, as large as the frame allows. */
export function lookAt(box: Box, { width, height }: Size): Camera {
  const scale = Math.max(box.width / Math.max(1, width), box.height / Math.max(1, height))
  return { middle: middleOf(box), scale: clamp(scale) }
}

/** Where the camera is when nobody has moved it: at all of it, or at as much around the focus as can be made out. */
export function restAt(box: Box, focus: Point, size: Size): Camera {
  const all = lookAt(box, size)
  const scale = Math.min(FAR, Math.max(NEAR, all.scale))
  const within = (at: number, from: number, length: number, seen: number) =>
    seen >= length ? from + length / 2 : Math.min(from + length - seen / 2, Math.max(from + seen / 2, at))
  const middle = {
    x: within(focus.x, box.x, box.width, size.width * scale),
    y: within(focus.y, box.y, box.height, size.height * scale),
  }
  return { middle, scale }
}

/** Goes to a point that is out of sight or at its edge; stays where it can be seen. */
export function following(camera: Camera, focus: Point, { width, height }: Size): Camera {
  const { middle, scale } = camera
  const isSeen =
    Math.abs(focus.x - middle.x) < (width * scale) / 2 - MARGIN &&
    Math.abs(focus.y - middle.y) < (height * scale) / 2 - MARGIN
  return isSeen ? camera : { middle: focus, scale }
}

/** Half a cell, so that a figure is not cut off. */
const MARGIN = CELL / 2
/** The levels to choose from lie along the upper edge, so many pixels high. */
const BAR = 40
/** A push shorter than this, in pixels, is a click. */
const SLACK = 6

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

/**
 * Pan and zoom by mouse, touch and keys; sees what there is until somebody moves it, and goes after the focus then. So many
 * pixels on the left are covered, and the picture makes room for what lies there.
 */
export function useCamera(frame: RefObject<HTMLElement | null>, all: Box, focus: Point, covered: number) {
  const [full, setSize] = useState({ width: 0, height: 0 })
  // In a narrow frame there is no room to be made.
  const left = full.width > 2 * covered ? covered : 0
  const size = { width: full.width - left, height: full.height - BAR }
  const [own, setOwn] = useState<Camera>()
  const [followed, setFollowed] = useState(focus)
  if (followed.x !== focus.x || followed.y !== focus.y) {
    setFollowed(focus)
    if (own !== undefined) setOwn(following(own, focus, size))
  }
  const camera = own ?? restAt(all, focus, size)
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
        x: middle.x + (x - box.left - (box.width + left) / 2) * scale,
        y: middle.y + (y - box.top - (box.height + BAR) / 2) * scale,
      }
    },
    [frame, left],
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
  const pushed = useRef(0)
  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (fingers.current.size === 0) pushed.current = 0
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId)
      if (before === undefined) return
      const now = { x: event.clientX, y: event.clientY }
      pushed.current += far(before, now)
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      if (other !== undefined) {
        const [was, is] = [far(before, other), far(now, other)]
        if (is > 0) zoom(was / is, at((now.x + other.x) / 2, (now.y + other.y) / 2))
      } else if (pushed.current > SLACK) {
        setOwn(panned(latest.current, { x: now.x - before.x, y: now.y - before.y }))
      }
      fingers.current.set(event.pointerId, now)
    },
    onPointerUp: (event: PointerEvent) => fingers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => fingers.current.delete(event.pointerId),
    onPointerLeave: (event: PointerEvent) => fingers.current.delete(event.pointerId),
    /** The click at the end of a push is none. */
    onClickCapture(event: MouseEvent) {
      if (pushed.current > SLACK && event.detail !== 0) event.stopPropagation()
    },
  }
  const { middle, scale } = camera
  return {
    viewBox: [
      middle.x - (size.width / 2 + left) * scale,
      middle.y - (size.height / 2 + BAR) * scale,
      full.width * scale,
      full.height * scale,
    ].join(' '),
    handlers,
    at,
    zoom,
    pan: (pixels: Point) => setOwn(panned(latest.current, pixels)),
    showAll: () => setOwn(lookAt(all, size)),
    centre: (point: Point) => setOwn({ ...latest.current, middle: point }),
  }
}

function far(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
