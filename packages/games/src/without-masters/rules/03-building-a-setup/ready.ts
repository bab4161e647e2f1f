import { inOrder, type Layout, turnLayout } from '../../content/layout.ts'
import { readyMade } from '../../content/layouts/index.ts'
import type { Tier } from '../../content/layouts/printed.ts'
import type { PieceKind } from '../../content/pieces.ts'
import type { Turn } from '../../content/structures.ts'
import type { Stock } from '../../state/box.ts'
import type { Options } from '../../state/options.ts'
import type { Rule } from '../rulebook.ts'
import { checkSetup } from './check.ts'

/** WM-3.18: leaves out the treats, balls and key that the box lacks, the last ones in reading order first. */
export function adapted(layout: Layout, { treats, balls, keys }: Stock): Layout {
  return without(without(without(layout, 'treat', treats), 'ball', balls), 'key', keys)
}

/** Keeps at most so many pieces of one kind; a layout has the pieces of a kind in reading order. */
function without(layout: Layout, kind: PieceKind, most: number): Layout {
  let seen = 0
  return inOrder(layout).filter(piece => piece.kind !== kind || seen++ < most)
}

/** A ready-made layout as it is set up from this box. */
export function readyLayout(id: string, turn: Turn, stock: Stock): Layout {
  return turnLayout(adapted(readyMade(id).layout, stock), turn)
}

const JUDGED = new Map<string, Rule | undefined>()

/** The rule that forbids a ready-made layout under the table's options: with few pushes some tiles are out of reach. */
export function brokenByReady(
  id: string,
  stock: Stock,
  { accessPushes }: Pick<Options, 'accessPushes'>,
): Rule | undefined {
  const name = `${id} ${stock.treats} ${stock.balls} ${stock.keys} ${accessPushes}`
  if (JUDGED.has(name)) return JUDGED.get(name)
  const rule = checkSetup(readyLayout(id, 'r0', stock), stock, { accessPushes })[0]?.rule
  JUDGED.set(name, rule)
  return rule
}

/** WM-3.17: the tier of a setup. */
export function tierOf(setup: number): Tier {
  return setup === 1 ? 1 : setup === 2 ? 2 : 3
}
