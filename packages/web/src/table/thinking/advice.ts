import { isForced } from '@undercroft/bots'
import type { Ask, Shape } from '@undercroft/kernel'

/** How long advice is thought about. */
export const ADVICE_MS = 500

/** Whether there are answers whose chances can be compared: a form is filled in by hand, and what is forced needs no advice. */
export function isComparable(ask: Pick<Ask<Shape>, 'options' | 'form'>): boolean {
  return ask.form === undefined && !isForced(ask)
}
