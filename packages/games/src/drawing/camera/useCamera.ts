import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Box, Point } from '../shapes.ts'
import {
  type Camera,
  cameraOf,
  type Frame,
  following,
  type Lens,
  lookAt,
  opening,
  panned,
  type Reach,
  restAt,
  type Slide,
  shotOf,
  slideTo,
  zoomed,
} from './camera.ts'
import { cameraKey } from './keys.ts'
import { useFingers } from './useFingers.ts'
import { useGlide, viewBoxOf } from './useGlide.ts'
import { useWheel } from './useWheel.ts'

interface Wishes {
  /** All that there is to see. */
  readonly all: Box
  /** What matters now, such as where something happens: all of it is seen. */
  readonly focus: Box
  readonly lens: Lens
  /** What lies over a frame of this width, and how far the camera goes there. */
  limits(width: number): Pick<Frame, 'covered'> & Reach
  /** Somebody is about to choose: the camera stays, so that nothing slips away from under the pointer. */
  readonly still: boolean
  /** Milliseconds that a way takes; 0 means that nothing travels. */
  readonly pace: number
  /** Shows a part of what is no SVG picture; a picture has its goal as `viewBox`, and slides there. */
  paint?(part: Box): void
  /** All can be made out at once: the camera rests there, and leaves wheel and fingers to the page. */
  rests?(width: number): boolean
}

/** A way of the camera is longer than that of a figure, and never slow. */
const SLOWEST = 700

/** How much more or less a notch of the wheel shows, and how many pixels an arrow key goes. */
const WHEEL = 1.12
const STEP = 60

/**
 * Pan and zoom by mouse, touch and keys. The camera looks at all there is until somebody moves it; from then on it only
 * follows the focus out of sight.
 */
export function useCamera(picture: RefObject<HTMLElement | SVGElement | null>, wishes: Wishes) {
  const { all, lens, limits, still, pace } = wishes
  const size = useSize(picture)
  const rests = wishes.rests?.(size.width) === true
  const focus = rests ? all : wishes.focus
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
  const camera =
    (rests ? undefined : (own ?? (still ? rested.current : undefined))) ?? restAt(all, focus, seen, reach, lens)
  rested.current = camera
  // What a hand does is seen at once, and so is another size of the window; all else glides.
  const byHand = useRef(true)
  const measured = useRef(size)
  const jumps = byHand.current || measured.current !== size
  const fingers = useFingers({
    onPan: pixels => take(panned(now(), pixels)),
    onPinch: (by, around) => take(zoomed(now(), by, at(around.x, around.y), lens)),
  })
  const goal = shotOf(camera, frame)
  const shown = useGlide(goal, {
    ms: jumps ? 0 : Math.min(SLOWEST, 2 * pace),
    isHeld: fingers.isDown,
    paint: wishes.paint ?? (part => slide(picture.current, slideTo(part, goal, frame))),
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
    const slid = wishes.paint === undefined ? slideTo(shown.current, goal, frame) : { x: 0, y: 0, scale: 1 }
    return {
      x: shot.x + ((x - box.left + slid.x) * shot.width * slid.scale) / box.width,
      y: shot.y + ((y - box.top + slid.y) * shot.height * slid.scale) / box.height,
    }
  }
  const turn = ({ deltaY, clientX, clientY }: WheelEvent) =>
    take(zoomed(now(), deltaY > 0 ? WHEEL : 1 / WHEEL, at(clientX, clientY), lens))
  useWheel(picture, rests ? undefined : turn)
  const zoom = (by: number) => setOwn(zoomed(camera, by, camera.middle, lens))
  const pan = (pixels: Point) => setOwn(panned(camera, pixels))
  const showAll = () => setOwn(lookAt(all, seen, lens))
  const follow = () => setOwn(undefined)
  return {
    viewBox: viewBoxOf(goal),
    handlers: rests ? undefined : fingers.handlers,
    rests,
    at,
    scale: camera.scale,
    zoom,
    showAll,
    /** Back to looking by itself. */
    follow,
    /** Does what a key is for; false for a key that is not the camera's. */
    press(key: string): boolean {
      const pressed = cameraKey(key)
      if (pressed === undefined) return false
      if (pressed.what === 'zoom') zoom(pressed.by)
      else if (pressed.what === 'all') showAll()
      else if (pressed.what === 'home') follow()
      else {
        const far = pressed.what === 'page' ? seen.height / 2 : STEP
        pan({ x: -pressed.by.x * far, y: -pressed.by.y * far })
      }
      return true
    },
  }
}

/** What has been painted is moved as it is: another `viewBox` would lay all of it out again in every picture. */
function slide(picture: HTMLElement | SVGElement | null, { x, y, scale }: Slide): void {
  const there = x === 0 && y === 0 && scale === 1
  if (picture !== null) picture.style.transform = there ? '' : `translate(${x}px, ${y}px) scale(${scale})`
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
