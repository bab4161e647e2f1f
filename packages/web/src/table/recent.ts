import type { Shape, Told, Viewer } from '@undercroft/kernel'
import type { Line } from './protocol.ts'

/** What has been told since the viewer last chose; for those who only watch, since anybody did. */
export function recentFor(viewer: Viewer, lines: readonly Line[]): readonly Told<Shape>[] {
  const at = lines.findLastIndex(({ event }) => {
    if (event.what !== 'chose' || !('seat' in event) || ('forced' in event && event.forced === true)) return false
    return viewer === 'spectator' || event.seat === viewer
  })
  return lines.slice(at + 1).map(line => line.event)
}
