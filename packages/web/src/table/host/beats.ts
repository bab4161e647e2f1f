import type { Match, Seen, Shape, Viewer } from '@undercroft/kernel'
import type { Beat, Line } from '../protocol.ts'

/** What a viewer sees in the middle of a step, when a die is about to fall. Nobody is asked then. */
export function glimpse(match: Match<Shape>, viewer: Viewer): Seen<Shape> {
  const { state } = match
  return { viewer, view: match.game.view(state, viewer), frames: state.frames.slice(), deciding: [], answered: [] }
}

/**
 * Cuts what was told at every open roll. Lines before a roll, and the roll itself, go with the position just before it
 * was thrown: what the die brings about is shown when it has settled.
 */
export function beatsOf(lines: readonly Line[], beforeRolls: readonly Seen<Shape>[], after: Seen<Shape>): Beat[] {
  const beats: Beat[] = []
  let open: Line[] = []
  let rolls = 0
  for (const line of lines) {
    open.push(line)
    if (line.event.what !== 'rolled') continue
    const seen = beforeRolls[rolls++]
    if (seen === undefined) continue
    beats.push({ lines: open, seen })
    open = []
  }
  beats.push({ lines: open, seen: after })
  return beats
}
