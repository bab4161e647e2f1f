import type { ExplorerId } from '../state.ts'
import { EXPLORERS } from '../words.ts'

/** The shape of an Explorer's seat, as the page shows it, around the middle and about 28 wide; its colour is in the styles. */
const SHAPES = [
  'M-13 -13h26v11c0 8-5.5 13-13 16c-7.5-3-13-8-13-16z',
  'M0 -15l13.5 7.5v15L0 15l-13.5-7.5v-15z',
  'M0 -16L15.5 0 0 16-15.5 0z',
  'M-12.5 -12.5h25v25h-25z',
  'M0 -16l4.6 10.2 11 1.2-8.2 7.4 2.2 11L0 8.3l-9.6 5.5 2.2-11-8.2-7.4 11-1.2z',
] as const

export function shapeOf(explorer: ExplorerId): string {
  return SHAPES[explorer] ?? SHAPES[0]
}

export function letterOf(explorer: ExplorerId): string {
  return EXPLORERS[explorer] ?? '?'
}
