import { see } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { cellOf, nameOf } from '../content/cells.ts'
import { FIGURES } from '../content/units.ts'
import { withoutMasters } from '../index.ts'
import type { View } from '../state/view.ts'
import {
  enemyReachable,
  heroReachable,
  pulls,
  pushPreview,
  type Reachable,
  threats,
  wouldBeImpossible,
} from './previews.ts'

function viewOf(position: unknown): View {
  return see(at(withoutMasters, { position }).match.play, 'spectator').view
}

function costs(cells: readonly Reachable[]): Record<string, number> {
  return Object.fromEntries(cells.map(({ cell, cost }) => [nameOf(cell), cost]))
}

describe('what a page shows beforehand', () => {
  it('where an enemy may go, and for how much (example 35, WM-10.2, WM-10.3)', () => {
    const both = viewOf({ phase: 'gmTurn', enemies: { l1: 'a8', h1: 'a9' } })
    const light = costs(enemyReachable(both, 0))
    expect(light).toMatchObject({ a8: 0, b8: 2, b9: 3, a7: 1, a5: 3 })
    expect(light).not.toHaveProperty('c8')
    expect(costs(enemyReachable(both, 3))).toEqual({ a9: 0, a10: 1 })
    const high = viewOf({ phase: 'gmTurn', enemies: { h1: 'd9' } })
    expect(costs(enemyReachable(high, 3))).toEqual({ d9: 0, c9: 1, d8: 1, d10: 1, e9: 1 })
    expect(enemyReachable(high, 0)).toEqual([])
  })

  it('where the Hero may go with what is left', () => {
    const view = viewOf({ hero: 'a8', mp: 3, enemies: { l1: 'a9' } })
    expect(costs(heroReachable(view))).toEqual({ a8: 0, b8: 2, a7: 1, b7: 2, a6: 2, c7: 3, b6: 3, a5: 3, b9: 3 })
  })

  it('where each enemy could strike next turn (WM-10.6)', () => {
    const view = viewOf({ hero: 'a1', enemies: { h1: 'e9', l1: 'l1' } })
    const [heavy, light] = threats(view)
    expect(heavy?.figure).toBe(3)
    // On e9, e10, e8 or f9 it stands on the ground; the stairs beside it are three blocks up.
    expect(heavy?.cells.map(nameOf).sort()).toEqual(
      ['d10', 'e10', 'e11', 'e7', 'e8', 'e9', 'f10', 'f8', 'f9', 'g9'].sort(),
    )
    expect(light?.cells.map(nameOf)).toContain('h1')
    expect(light?.cells.map(nameOf)).not.toContain('g1')
  })

  it('where a ball would draw each enemy (example 16, WM-9.4)', () => {
    const view = viewOf({ hero: 'a12', held: 'ball', enemies: { l1: 'd11', h1: 'f12' } })
    const drawn = pulls(view, cellOf('a7') ?? -1).map(({ figure, cells, mustMove }) => ({
      figure: FIGURES[figure],
      cells: cells.map(nameOf).sort(),
      mustMove,
    }))
    expect(drawn).toEqual([
      { figure: 'l1', cells: ['a11', 'b10'], mustMove: true },
      { figure: 'h1', cells: ['e12', 'f11'], mustMove: true },
    ])
  })

  it('what a push would do (WM-6.7, WM-6.8, WM-6.9)', () => {
    const drop = viewOf({ hero: 'd9', crates: ['short d8'], enemies: { h1: 'd7' }, tiles: ['treat d7'] })
    const south = pushPreview(drop, ['push', 'S'])
    expect(south).toMatchObject({ to: { cell: cellOf('d7'), bottom: 0 }, kills: [cellOf('d7')], covers: ['treat'] })
    expect(pushPreview(drop, ['push', 'N'])).toBe('WM-6.1')
  })

  it('whether a choice would leave no way to the end (WM-12.10)', () => {
    const tiles = ['key h8', 'lockedEnd a12']
    const view = viewOf({ terrain: 'L4', hero: 'c6', crates: ['short b6'], tiles })
    expect(wouldBeImpossible(view, ['push', 'W'])).toBe(true)
    expect(wouldBeImpossible(view, ['step', 'N'])).toBe(false)
    expect(wouldBeImpossible(view, ['push', 'N'])).toBe(false)
    expect(wouldBeImpossible(view, ['endTurn'])).toBe(false)
  })
})
