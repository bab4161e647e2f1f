import type { Point } from '../../drawing/shapes.ts'
import { Traveller as AnyTraveller, type TravellerProps } from '../../drawing/Traveller.tsx'
import { middle, type Quarter } from './projection.ts'
import type { Travel } from './things.ts'

interface WayProps extends Omit<TravellerProps<Travel>, 'animate'> {
  readonly quarter: Quarter
}

/** Stands where it is, and comes there step by step while that is being shown. */
export function Traveller({ quarter, ...rest }: WayProps) {
  return (
    <AnyTraveller
      {...rest}
      animate={travel => {
        const steps = Math.min(6, Math.max(1, travel.way.length - 1))
        return { frames: framesOf(quarter, travel), moves: (travel.how === 'push' ? 2 : steps) * 1.4 }
      }}
    />
  )
}

/** Keyframes of a way: a step up or down is a hop, a push slides and then falls, a thrown ball flies in an arc. */
function framesOf(quarter: Quarter, { way, how }: Travel): Keyframe[] {
  const spots = way.map(({ cell, height }) => middle(quarter, cell, height))
  const last = spots.at(-1)
  if (last === undefined) return []
  if (how === 'appear')
    return [moved(last, 26, { opacity: 0 }), moved(last, -6, { opacity: 1, offset: 0.7 }), moved(last)]
  const [first = last] = spots
  if (how === 'lunge') {
    const near = { x: last.x + (first.x - last.x) * 0.5, y: last.y + (first.y - last.y) * 0.5 }
    return [moved(last), moved(near, -8, { offset: 0.45, easing: 'ease-out' }), moved(last)]
  }
  if (how === 'throw') {
    const high = Math.min(130, 40 + Math.hypot(last.x - first.x, last.y - first.y) * 0.35)
    return Array.from({ length: 13 }, (_, i) => {
      const share = i / 12
      const at = { x: first.x + (last.x - first.x) * share, y: first.y + (last.y - first.y) * share }
      return moved(at, -20 * (1 - share) - high * 4 * share * (1 - share))
    })
  }
  const frames: Keyframe[] = []
  for (const [i, spot] of spots.entries()) {
    const before = spots[i - 1]
    const rise = (way[i]?.height ?? 0) - (way[i - 1]?.height ?? 0)
    if (before !== undefined && how === 'push' && rise < 0) {
      frames.push({ ...moved(middle(quarter, way[i]?.cell ?? 0, way[i - 1]?.height ?? 0)), ...FALLS })
      frames.push({ ...moved(spot), offset: 0.84, easing: 'ease-out' }, { ...moved(spot, -4), offset: 0.92 })
    } else if (before !== undefined) {
      const lift = rise === 0 ? 7 : 22
      frames.push(moved({ x: (before.x + spot.x) / 2, y: Math.min(before.y, spot.y) - (how === 'push' ? 0 : lift) }))
    }
    frames.push(moved(spot))
  }
  // Something heavy starts slowly.
  if (how === 'push' && frames[0] !== undefined) frames[0] = { ...frames[0], easing: 'cubic-bezier(0.6, 0, 0.4, 1)' }
  return how === 'push' ? frames.filter((_, i) => i !== 1 || spots.length > 2 || !isFlat(way)) : frames
}

/** Over the edge after two thirds of the time, then faster and faster. */
const FALLS: Keyframe = { offset: 0.62, easing: 'cubic-bezier(0.6, 0, 1, 0.7)' }

function isFlat(way: Travel['way']): boolean {
  return way.every(({ height }) => height === way[0]?.height)
}

function moved({ x, y }: Point, up = 0, more: Keyframe = {}): Keyframe {
  return { transform: `translate(${x}px, ${y + up}px)`, easing: 'ease-in-out', ...more }
}
