import { type Box, middleOf, type Point } from '../shapes.ts'

/** What part of the picture is seen: its middle, and how many of its units one pixel shows. */
export interface Camera {
  readonly middle: Point
  readonly scale: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The frame of the picture in pixels, and what of it lies under other things. */
export interface Frame extends Size {
  readonly covered: { readonly top: number; readonly left: number; readonly bottom: number }
}

/** How near and how far a picture can be looked at, in units to a pixel. */
export interface Lens {
  readonly nearest: number
  readonly farthest: number
}

/** What can be seen: the frame without what is covered. */
export function opening({ width, height, covered }: Frame): Size {
  return {
    width: Math.max(1, width - covered.left),
    height: Math.max(1, height - covered.top - covered.bottom),
  }
}

/** Looks at the whole box, as large as the opening allows. */
export function lookAt(box: Box, { width, height }: Size, lens: Lens): Camera {
  return { middle: middleOf(box), scale: clamp(Math.max(box.width / width, box.height / height), lens) }
}

/** How near the camera comes by itself, and how far it goes for all there is or for the focus, in units to a pixel. */
export interface Reach {
  readonly near: number
  readonly far: number
  readonly farthest: number
}

/** The camera when nobody has moved it: it sees the whole box, or as much around the focus as can be made out. */
export function restAt(box: Box, focus: Box, size: Size, { near, far, farthest }: Reach, lens: Lens): Camera {
  const whole = Math.min(farthest, lookAt(focus, size, lens).scale)
  const scale = Math.max(whole, Math.min(far, Math.max(near, lookAt(box, size, lens).scale)))
  const { x, y } = middleOf(focus)
  const within = (at: number, from: number, length: number, seen: number) =>
    seen >= length ? from + length / 2 : Math.min(from + length - seen / 2, Math.max(from + seen / 2, at))
  const middle = {
    x: within(x, box.x, box.width, size.width * scale),
    y: within(y, box.y, box.height, size.height * scale),
  }
  return { middle, scale }
}

/** Centres a focus that is out of sight or cut off by the edge; stays where all of it can be seen. */
export function following(camera: Camera, focus: Box, { width, height }: Size): Camera {
  const { middle, scale } = camera
  const to = middleOf(focus)
  const isSeen =
    Math.abs(to.x - middle.x) < (width * scale - focus.width) / 2 &&
    Math.abs(to.y - middle.y) < (height * scale - focus.height) / 2
  return isSeen ? camera : { middle: to, scale }
}

/** Nearer or further, with the point under the pointer where it was. */
export function zoomed({ middle, scale }: Camera, by: number, around: Point, lens: Lens): Camera {
  const next = clamp(scale * by, lens)
  const share = next / scale
  return {
    middle: { x: around.x + (middle.x - around.x) * share, y: around.y + (middle.y - around.y) * share },
    scale: next,
  }
}

/** Moves the picture along with a hand that has gone so many pixels. */
export function panned({ middle, scale }: Camera, pixels: Point): Camera {
  return { middle: { x: middle.x - pixels.x * scale, y: middle.y - pixels.y * scale }, scale }
}

function clamp(scale: number, { nearest, farthest }: Lens): number {
  return Math.min(farthest, Math.max(nearest, scale))
}

/** The part of the picture that fills the frame, so that the camera's middle is in the middle of the opening. */
export function shotOf({ middle, scale }: Camera, frame: Frame): Box {
  const { width, height, covered } = frame
  const seen = opening(frame)
  return {
    x: middle.x - (covered.left + seen.width / 2) * scale,
    y: middle.y - (covered.top + seen.height / 2) * scale,
    width: width * scale,
    height: height * scale,
  }
}

/** The camera that shows this part. */
export function cameraOf(shot: Box, frame: Frame): Camera {
  const scale = shot.width / Math.max(1, frame.width)
  const seen = opening(frame)
  return {
    middle: {
      x: shot.x + (frame.covered.left + seen.width / 2) * scale,
      y: shot.y + (frame.covered.top + seen.height / 2) * scale,
    },
    scale,
  }
}

/** A part of the picture on the way from one to another; `share` goes from 0 to 1. */
export function between(from: Box, to: Box, share: number): Box {
  const mix = (a: number, b: number) => a + (b - a) * share
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  }
}

/** How a picture that was painted for one part of it is laid so that the frame shows another: first grown, then moved. */
export interface Slide extends Point {
  readonly scale: number
}

export function slideTo(part: Box, painted: Box, frame: Size): Slide {
  if (part.width === 0 || part.height === 0) return { x: 0, y: 0, scale: 1 }
  return {
    x: ((painted.x - part.x) * frame.width) / part.width,
    y: ((painted.y - part.y) * frame.height) / part.height,
    scale: painted.width / part.width,
  }
}
