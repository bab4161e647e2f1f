import { cloneFrames } from '@undercroft/kernel'
import type { State } from './state.ts'

/** Shares nothing with the original but frozen data. */
export function clone(s: State): State {
  return { ...s, frames: cloneFrames(s.frames), keepers: s.keepers.map(keeper => ({ ...keeper })) }
}
