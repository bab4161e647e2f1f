import type { Position } from './game.ts'
import { ContractError } from './result.ts'

/** Pushes frames so that they are done in the order in which they are listed here. */
export function agenda<F>(s: Position<F, string>, ...frames: readonly F[]): void {
  for (let i = frames.length - 1; i >= 0; i--) s.frames.push(frames[i] as F)
}

/** Drops all frames down to and including the nearest one of this phase: "leave the fight". */
export function leave<F extends { readonly phase: string }>(s: Position<F, string>, phase: F['phase']): void {
  for (;;) {
    const frame = s.frames.pop()
    if (frame === undefined) throw new ContractError(`there is no "${phase}" to leave`)
    if (frame.phase === phase) return
  }
}

/** Copies the frames for a game's hand-written `clone`. Frames are flat, so a copy of one level is whole. */
export function cloneFrames<F extends object>(frames: readonly F[]): F[] {
  return frames.map(frame => ({ ...frame }))
}
