import { isForced } from '@undercroft/bots'
import type { TableLook } from '@undercroft/games/board'
import type { Ask, Shape } from '@undercroft/kernel'
import { hasEditor } from '../groups.ts'

/**
 * Whether there are answers whose chances can be compared. What is forced needs no advice. An editor shows one draft, which
 * advice fills in; a form without one, such as a way over the board, has its usual values among the listed answers.
 */
export function isComparable(ask: Pick<Ask<Shape>, 'options' | 'form'>, look: TableLook<Shape>): boolean {
  return !isForced(ask) && !hasEditor(ask, look)
}
