import type { Seen, Viewer } from '@undercroft/kernel'
import { SPACES } from '../content/lanterns.ts'
import type { LanternKeep } from '../state/state.ts'

/** What one is trying to do, and how far that is: one line above the board. */
export function goal({ view }: Seen<LanternKeep>, viewer: Viewer): string {
  const mine = viewer === 'spectator' ? undefined : view.keepers[viewer]
  if (mine === undefined) return 'The first keeper at the keep wins'
  const left = SPACES - mine.space
  return `Be the first at the keep: ${left} ${left === 1 ? 'space' : 'spaces'} to go`
}
