import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import {
  type Camera,
  cameraOf,
  type Frame,
  following,
  lookAt,
  opening,
  panned,
  type Reach,
  restAt,
  shotOf,
  zoomed,
} from './camera.ts'
import type { Box, Point } from '../../masmorra/board/floor.ts'
import { useFingers } from './useFingers.ts'
import { useGlide, viewBoxOf } from './useGlide.ts'

interface Wishes {
  /** All that there is to see. */
  readonly all: Box
  /** Where something happens or can be laid, or where the active Hero is: all of it is seen. */
  readonly focus: Box
  /** What lies over a frame of this width, and how far the camera goes there. */
  limits(width: number): Pick<Frame, 'covered'> & Reach
  /** Somebody is about to choose: what one reaches for does not run away. */
  readonly still: boolean
  /** Milliseconds that a way takes; 0 means that nothing travels. */
  readonly pace: number
}

/** A way of the camera is longer than that of a figure, and never slow. */
const SLOWEST = 700

/** Pan and zoom by mouse, touch and keys; sees what there is until somebody moves it, and goes after what happens then. */
export function useCamera(picture: RefObject<SVGSVGElement | null>, wishes: Wishes) {
  const { all, focus, limits, still, pace } = wishes
  const size = useSize(picture)
  const { covered, ...reach } = limits(size.width)
  const frame: Frame = { ...size, covered }
  const seen = opening(frame)
  const [own, setOwn] = useState<Camera>()
  const [followed, setFollowed] = useState(focus)
  if (!still && !isSame(followed, focus)) {
    setFollowed(focus)
    if (own !== undefined) setOwn(following(own, focus, seen))
  }
  const rested = useRef<Camera>(undefined)
  const camera = own ?? (still ? rested.current : undefined) ?? restAt(all, focus, seen, reach)
  rested.current = camera
  // What a hand does is seen at once, and so is another size of the window; all else glides.
  const byHand = useRef(true)
  const measured = useRef(size)
  const jumps = byHand.current || measured.current !== size
  const fingers = useFingers({
    onPan: pixels => take(panned(now(), pixels)),
    onPinch: (by, around) => take(zoomed(now(), by, at(around.x, around.y))),
  })
  const shown = useGlide(picture, shotOf(camera, frame), {
    ms: jumps ? 0 : Math.min(SLOWEST, 2 * pace),
    isHeld: fingers.isDown,
  })
  // Two fingers may move before anything is drawn again: each goes on from where the other has left it.
  const taken = useRef<Camera>(undefined)
  useEffect(() => {
    byHand.current = size.width === 0
    measured.current = size
    taken.current = undefined
  })
  const now = () => taken.current ?? cameraOf(shown.current, frame)
  const take = (next: Camera) => {
    byHand.current = true
    taken.current = next
    setOwn(next)
  }
  const at = (x: number, y: number): Point => {
    const box = picture.current?.getBoundingClientRect()
    if (box === undefined) return camera.middle
    const shot = shotOf(now(), frame)
    return {
      x: shot.x + ((x - box.left) * shot.width) / box.width,
      y: shot.y + ((y - box.top) * shot.height) / box.height,
    }
  }
  useWheel(picture, (by, x, y) => take(zoomed(now(), by, at(x, y))))
  return {
    viewBox: viewBoxOf(shotOf(camera, frame)),
    handlers: fingers.handlers,
    at,
    scale: camera.scale,
    zoom: (by: number) => setOwn(zoomed(camera, by, camera.middle)),
    pan: (pixels: Point) => setOwn(panned(camera, pixels)),
    showAll: () => setOwn(lookAt(all, seen)),
    /** Back to looking by itself. */
    follow: () => setOwn(undefined),
  }
}

const isSame = (a: Box, b: Box): boolean => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height

function useSize(picture: RefObject<Element | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = picture.current
    if (element === null) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [picture])
  return size
}

/** A wheel listener that may keep the page from scrolling cannot be passive, which React's are. */
function useWheel(picture: RefObject<Element | null>, onZoom: (by: number, x: number, y: number) => void) {
  const latest = useRef(onZoom)
  latest.current = onZoom
  const wheel = useCallback((event: Event) => {
    if (!(event instanceof WheelEvent)) return
    event.preventDefault()
    latest.current(event.deltaY > 0 ? 1.12 : 1 / 1.12, event.clientX, event.clientY)
  }, [])
  useEffect(() => {
    const element = picture.current
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => element?.removeEventListener('wheel', wheel)
  }, [picture, wheel])
}
