import type { ClockFace } from '@undercroft/games/board'
import { type Limits, limitEnd } from '@undercroft/kernel'

export function facesOf(limits: Limits): ClockFace[] {
  return limits.flatMap((limit, seat) => (limit === undefined ? [] : [{ seat, endsAt: limitEnd(limit) }]))
}
