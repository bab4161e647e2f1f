import type { Seat, Shape, Told, Viewer } from '@undercroft/kernel'
import type { Line } from './protocol.ts'

/** What has been told since the viewer last acted; for those who only watch, since anybody did. */
export function recentFor(viewer: Viewer, lines: readonly Line[]): readonly Told<Shape>[] {
  const at = lines.findLastIndex(({ event }) => isActOf(viewer, event))
  return lines.slice(at + 1).map(line => line.event)
}

/** Whether the viewer acted; for those who only watch, whether anybody did. */
export function isActOf(viewer: Viewer, event: Told<Shape>): boolean {
  return isAct(event) && (viewer === 'spectator' || event.seat === viewer)
}

/** A choice that is neither forced nor a pass: the table may pass for somebody who has not read yet what happened. */
function isAct(event: Told<Shape>): event is Told<Shape> & { readonly seat: Seat } {
  if (event.what !== 'chose' || !('seat' in event) || !('choice' in event)) return false
  return !('forced' in event && event.forced === true) && event.choice[0] !== 'pass'
}
