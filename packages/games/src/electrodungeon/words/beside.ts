import type { Seen } from '@undercroft/kernel'
import { CONNECTED, HUB, NONE, OPENINGS, type Place } from '../content/board.ts'
import type { Frame } from '../state/frames.ts'
import type { Choice, ElectroDungeon } from '../state/state.ts'
import { label } from './labels.ts'
import { sayWay } from './places.ts'

/** How a choice reads beside the board, where everybody sees places and nobody counts columns. */
export function labelBeside(choice: Choice, seen: Seen<ElectroDungeon>): string {
  const { view, frames } = seen
  switch (choice[0]) {
    case 'step': {
      const here = view.explorers[view.turn.leader]?.place ?? HUB
      return `Step to ${sayWay(CONNECTED[here] ?? [], choice[1], here)}`
    }
    case 'exit':
      return `Leave to ${sayWay(waysOut(frames), choice[1], NONE)}`
    default:
      return label(choice, seen)
  }
}

/** The openings of the room that is being left. */
function waysOut(frames: readonly Frame[]): readonly Place[] {
  const last = frames.at(-1)
  return last?.phase === 'exit' ? (OPENINGS[last.room] ?? []) : []
}
