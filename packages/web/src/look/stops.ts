import type { Game } from '@undercroft/kernel'
import type { Line } from '../table/protocol.ts'
import { makeTeller } from '../table/turns.ts'

/** The positions at which a turn has ended, from the first to the last. */
export function stopsOf(
  game: Game,
  names: readonly string[],
  lines: readonly Line[],
  steps: number,
): readonly number[] {
  const turns = makeTeller(game, names)(lines, lines.length)
  const ends = turns.map(({ lines: told }) => told.at(-1)?.step ?? 0)
  return [...new Set([0, ...ends, steps])].filter(step => step <= steps).sort((a, b) => a - b)
}

/** The next end of a turn from here, or the one before. */
export function stopFrom(stops: readonly number[], at: number, way: 'back' | 'on'): number | undefined {
  return way === 'on' ? stops.find(step => step > at) : stops.findLast(step => step < at)
}
