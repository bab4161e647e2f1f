/** A point of a picture or of the window. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A part of a picture, from its upper left corner on. */
export interface Box extends Point {
  readonly width: number
  readonly height: number
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
