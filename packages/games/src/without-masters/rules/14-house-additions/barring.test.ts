import { describe, expect, it } from 'vitest'
import { at, type Cell, nameOf } from '../../content/cells.ts'
import { cellsOf, type Layout, readLayout, structuresOf } from '../../content/layout.ts'
import { READY_MADE } from '../../content/layouts/index.ts'
import { isCrate } from '../../content/pieces.ts'
import { crateOn, groundOf, type Heights, surfaceOf } from '../../state/terrain.ts'
import { access } from '../04-access-and-opening/access.ts'
import { FAR, reach } from '../05-the-hero-moves/reach.ts'
import { canBeBarred, isAttackable } from './barring.ts'

const OPTIONS = { accessPushes: 6 }

/** The mp from a cell to every other by steps alone, around the closed ones. */
function walkCosts(surface: Heights, from: Cell, closed: readonly Cell[] = []): Uint16Array {
  return reach(surface, from, 62, true, closed).cost.slice()
}

function wayHome(layout: Layout, closed: readonly Cell[] = []) {
  return access(layout, OPTIONS, closed).find(({ kind }) => kind === 'end' || kind === 'lockedEnd')
}

function yardOf(layout: Layout) {
  const ground = groundOf(structuresOf(layout))
  const crates = layout.flatMap(({ kind, cell }) => (isCrate(kind) ? [crateOn(ground, kind, cell)] : []))
  return { ground, surface: surfaceOf(ground, crates), hero: cellsOf(layout, 'hero')[0] ?? 0 }
}

/** Where a light enemy can climb to before anybody has moved a crate. */
function enemyCells(layout: Layout): (cell: Cell) => boolean {
  const { surface } = yardOf(layout)
  const starts = (['light', 'heavy', 'spawn'] as const).flatMap(kind => cellsOf(layout, kind))
  const costs = starts.map(start => walkCosts(surface, start))
  return cell => costs.some(cost => at(cost, cell) !== FAR)
}

/** Cells on which one enemy bars the end for good: no way leads around it, and the Hero cannot attack it. */
function barringCells(layout: Layout): string[] {
  const { ground, surface, hero } = yardOf(layout)
  const { cell: end = 0, route = [], crates = [] } = wayHome(layout) ?? {}
  const lastPush = route.findLastIndex(({ how }) => how === 'push')
  const mayStandOn = enemyCells(layout)
  const bars = route.filter(({ to }, i) => {
    if (to === hero || to === end || !mayStandOn(to) || wayHome(layout, [to])?.reached === true) return false
    if (i <= lastPush) return !isAttackable(surface, to, walkCosts(surface, hero, [to]))
    const then = surfaceOf(ground, crates)
    return !isAttackable(then, to, walkCosts(then, route[lastPush]?.to ?? hero, [to]))
  })
  return bars.map(({ to }) => nameOf(to))
}

describe('one enemy cannot bar the way for good', () => {
  it.each(READY_MADE)('in $id $name', ({ layout }) => {
    expect(wayHome(layout)?.reached).toBe(true)
    expect(barringCells(layout)).toEqual([])
  })

  it.each(READY_MADE.filter(({ id }) => ['L1', 'L2', 'L7', 'L8', 'L9'].includes(id)))(
    'in $id $name, not even where no other way could be built',
    ({ layout }) => {
      const home = wayHome(layout)
      expect(home && canBeBarred(yardOf(layout), home)).toBe(false)
    },
  )

  it('but could on a stair that is one cell wide', () => {
    // Up the foot of the hook on d2, along it to b4, and nothing to build another way with.
    const layout = readLayout('S1h8.S2i1.S3e11.S4b2.S5f5.Hd1.Eb4.lf1.dl12.ba12') ?? []
    expect(barringCells(layout)).toEqual(['d2', 'c2'])
    const home = wayHome(layout)
    expect(home && canBeBarred(yardOf(layout), home)).toBe(true)
  })
})
