import { seatShape } from '../../drawing/seats.ts'
import { EXPLORERS } from '../state/choices.ts'
import type { ExplorerId } from '../state/state.ts'

/** The shape of an Explorer's seat, as the page shows it: the Master has the first. Its colour is in the styles. */
export function shapeOf(explorer: ExplorerId): string {
  return seatShape(explorer + 1).path
}

export function letterOf(explorer: ExplorerId): string {
  return EXPLORERS[explorer] ?? '?'
}
