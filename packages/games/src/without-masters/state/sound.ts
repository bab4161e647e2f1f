import { MOST_ENEMIES } from '../content/box.ts'
import { at, NOWHERE } from '../content/cells.ts'
import { boxOf } from './box.ts'
import type { State } from './state.ts'
import { groundOf, surfaceOf } from './terrain.ts'

/** The invariants of every position. */
export function sound(s: State): string[] {
  const broken: string[] = []
  for (const [piece, left] of Object.entries(boxOf(s))) {
    if (left < 0) broken.push(`the box has ${left} of ${piece} left (WM-1.1)`)
  }
  const figures = [s.hero, ...s.enemies.map(({ cell }) => cell)].filter(cell => cell !== NOWHERE)
  if (new Set(figures).size !== figures.length) broken.push('two figures share a cell (WM-1.5)')
  if (s.enemies.length > MOST_ENEMIES) broken.push('there are more than three enemies (WM-11.4)')
  if (s.enemies.some(({ cell }) => cell === s.end)) broken.push('an enemy stands on the end tile (WM-10.5)')
  if (groundOf(s.structures).join() !== s.ground.join()) broken.push('the ground is not what the structures make of it')
  if (surfaceOf(s.ground, s.crates).join() !== s.surface.join())
    broken.push('the surface is not ground and crates (WM-1.4)')
  for (const { kind, cell, level } of s.tiles) {
    if (level > at(s.surface, cell)) broken.push(`the ${kind} on ${cell} lies in the air (WM-1.6)`)
  }
  if (s.hero !== NOWHERE && at(s.surface, s.end) !== at(s.ground, s.end))
    broken.push('a crate is on the end tile (WM-6.9)')
  if (s.mp < 0) broken.push('move points are overspent (WM-5.2)')
  if (s.treats < 0 || (s.treats === 0 && s.outcome === undefined)) broken.push('the Hero should be dead (WM-8.7)')
  if (s.outcome === undefined && s.hero !== NOWHERE && s.turn > s.options.turnLimit)
    broken.push('there are too many turns (WM-12.11)')
  return broken
}
