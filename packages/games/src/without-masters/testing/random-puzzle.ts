import type { FastDice } from '@undercroft/kernel'
import { at, CELLS, type Cell, cellAt } from '../content/cells.ts'
import type { CrateKind } from '../content/pieces.ts'
import { PLAIN_END, type Puzzle, SPAWN, WANTED, WANTED_WITH_KEY } from '../rules/04-access-and-opening/puzzle.ts'
import type { Crate } from '../state/terrain.ts'

/** A small yard with random heights, walled in, with random crates and tiles. */
export function randomPuzzle(dice: FastDice): { puzzle: Puzzle; wanted: Uint8Array } {
  const [width, depth] = [3 + dice.below(3), 3 + dice.below(3)]
  const ground = new Array<number>(CELLS).fill(9)
  const cells: Cell[] = []
  for (let row = 0; row < depth; row++) {
    for (let column = 0; column < width; column++) {
      const cell = cellAt(column + 4, row + 4)
      cells.push(cell)
      ground[cell] = [0, 0, 0, 0, 1, 1, 2, 3][dice.below(8)] ?? 0
    }
  }
  const take = (): Cell => cells.splice(dice.below(cells.length), 1)[0] ?? -1
  const crates: Crate[] = []
  const kinds = ['short', 'short', ['upright', 'lyingEW', 'lyingNS'][dice.below(3)] as CrateKind] as const
  for (const kind of kinds.slice(dice.below(3))) {
    const cell = take()
    const second = kind === 'lyingEW' ? cell + 1 : cell + 12
    if (kind === 'lyingEW' || kind === 'lyingNS') {
      if (!cells.includes(second) || ground[second] !== ground[cell]) continue
      cells.splice(cells.indexOf(second), 1)
    }
    crates.push({ kind, cell, bottom: at(ground, cell) })
  }
  const barred = new Uint8Array(CELLS + 1)
  const wanted = new Uint8Array(CELLS + 1)
  const locked = dice.below(2) === 0
  const end = take()
  wanted[end] = locked ? WANTED_WITH_KEY : WANTED
  if (!locked) barred[end] = PLAIN_END
  const hero = take()
  const riding = locked && crates.length > 0 && dice.below(4) === 0
  const key = !locked
    ? undefined
    : riding
      ? ({ on: 'crate', index: dice.below(crates.length), part: 0 } as const)
      : ({ on: 'ground', cell: take() } as const)
  if (key?.on === 'ground') wanted[key.cell] = WANTED
  for (let i = dice.below(3); i > 0 && cells.length > 1; i--) barred[cells[0] as Cell] = SPAWN
  for (let i = dice.below(4); i > 0 && cells.length > 0; i--) wanted[take()] = WANTED
  return { puzzle: { ground, crates, hero, end, barred, key, hasKey: dice.below(5) === 0 }, wanted }
}
