import { type Match, type Seen, type Shape, throwIn, type Viewer } from '@undercroft/kernel'
import type { Beat, Line } from '../protocol.ts'

/** What a viewer sees in the middle of a step, before a die is drawn. Nobody is asked then. */
export function glimpse(match: Match<Shape>, viewer: Viewer): Seen<Shape> {
  const { state } = match
  return { viewer, view: match.game.view(state, viewer), frames: state.frames.slice(), deciding: [], answered: [] }
}

/**
 * Cuts what was told at every throw of open dice. Lines before a throw, and the throw itself, go with the position just before
 * its first die was drawn: what the dice bring about is shown when they lie still. `beforeDice` has one position for each die.
 */
export function beatsOf(lines: readonly Line[], beforeDice: readonly Seen<Shape>[], after: Seen<Shape>): Beat[] {
  const beats: Beat[] = []
  let open: Line[] = []
  let dice = 0
  for (const line of lines) {
    open.push(line)
    const thrown = throwIn(line.event)?.faces.length ?? 0
    const seen = thrown === 0 ? undefined : beforeDice[dice]
    dice += thrown
    if (seen === undefined) continue
    beats.push({ lines: open, seen })
    open = []
  }
  beats.push({ lines: open, seen: after })
  return beats
}
