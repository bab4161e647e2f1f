import { at, CELLS, type Cell, NOWHERE } from '../content/cells.ts'
import { FIGURES, type Figure, heroDamage } from '../content/units.ts'
import { stops } from '../rules/10-the-game-masters-turn/enemy-reach.ts'
import { contentOf, unitOf } from '../state/content.ts'
import type { Enemy } from '../state/state.ts'
import { isUncovered } from '../state/tiles.ts'
import type { View } from '../state/view.ts'
import { expectedLoss, levelBeside } from '../words/previews.ts'

/** Where one enemy may be after its next move. */
export interface Menace {
  readonly figure: Figure
  readonly ends: Uint8Array
}

/** Where each enemy could end its next move, if no other figure were in its way. */
export function menaces(view: View): Menace[] {
  const alone = { ...view, hero: NOWHERE, enemies: [] }
  return view.enemies.map(enemy => menaceOf(enemy, [enemy.cell, ...stops(alone, enemy)]))
}

export function menaceOf({ figure }: Readonly<Enemy>, cells: readonly Cell[]): Menace {
  const ends = new Uint8Array(CELLS)
  for (const cell of cells) ends[cell] = 1
  return { figure, ends }
}

const FIRST_HEAVY: Figure = FIGURES.indexOf('h1')

/** The treats that the Hero can be expected to lose on a cell in the next GM turn. */
export function expectedDanger(view: View, all: readonly Menace[], cell: Cell, died: number): number {
  const places = levelBeside(view, cell).filter(near => near !== view.end)
  const losses: number[] = []
  for (const { figure, ends } of all) {
    if (places.some(near => at(ends, near) === 1)) losses.push(expectedLoss(view, figure))
  }
  const slots = contentOf(view).numbers.enemies - all.length - died
  let spawns = 0
  for (const tile of view.tiles) {
    if (tile.kind === 'spawn' && spawns < slots && places.includes(tile.cell) && isUncovered(view, tile)) spawns++
  }
  // The heavy kind hits harder.
  for (let i = 0; i < spawns; i++) losses.push(expectedLoss(view, FIRST_HEAVY))
  losses.sort((a, b) => b - a)
  return losses.slice(0, places.length).reduce((sum, loss) => sum + loss, 0)
}

/** A loss weighs the more, the less there is to lose. */
export function dread(loss: number, treats: number): number {
  return loss * (1 + 2 / treats)
}

/** The chance that the Hero's attack kills. */
export function killChance(view: View, { figure, damage }: Readonly<Enemy>): number {
  const needed = unitOf(view, figure).toughness - damage
  const { hero } = contentOf(view)
  let kills = 0
  for (let face = 1; face <= 6; face++) if (heroDamage(hero, face) >= needed) kills++
  return kills / 6
}
