import { distance, type Point } from '../shapes.ts'

/** The pointers that are down on a picture: where each is, and how far they have gone since the first came down. */
export interface Fingers {
  readonly at: Map<number, Point>
  pushed: number
}

/** What a movement of a finger does to the picture. */
export interface Push {
  /** In pixels. */
  readonly pan: Point
  /** Nearer or further around a point of the window: two fingers do that. */
  readonly pinch?: { readonly by: number; readonly around: Point }
}

/** A push shorter than this, in pixels, is a click. */
const SLACK = 6

export function noFingers(): Fingers {
  return { at: new Map(), pushed: 0 }
}

export function press(fingers: Fingers, id: number, at: Point): void {
  if (fingers.at.size === 0) fingers.pushed = 0
  fingers.at.set(id, at)
}

/** Moves a finger; returns nothing while that may still become a click, and for a finger that is not down. */
export function push(fingers: Fingers, id: number, to: Point): Push | undefined {
  const from = fingers.at.get(id)
  if (from === undefined) return undefined
  const other = [...fingers.at].find(([each]) => each !== id)?.[1]
  fingers.pushed += distance(from, to)
  fingers.at.set(id, to)
  const by = { x: to.x - from.x, y: to.y - from.y }
  if (other === undefined) return isPush(fingers) ? { pan: by } : undefined
  const [was, is] = [distance(from, other), distance(to, other)]
  const around = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }
  return { pan: { x: by.x / 2, y: by.y / 2 }, ...(is > 0 && { pinch: { by: was / is, around } }) }
}

export function lift(fingers: Fingers, id: number): void {
  fingers.at.delete(id)
}

/** Whether the fingers have gone too far for a click. */
export function isPush({ pushed }: Fingers): boolean {
  return pushed > SLACK
}
