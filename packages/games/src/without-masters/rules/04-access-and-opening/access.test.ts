// @module-tag slow
import { FastDice } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { at, CELLS, cellOf, distance, nameOf } from '../../content/cells.ts'
import { readLayout, turnLayout } from '../../content/layout.ts'
import { READY_MADE } from '../../content/layouts/index.ts'
import { TURNS } from '../../content/structures.ts'
import { cheapest, exhaust, movesFrom, type Node } from '../../testing/plain-search.ts'
import { randomPuzzle } from '../../testing/random-puzzle.ts'
import { scene } from '../../words/scene.ts'
import { access } from './access.ts'
import { boardPuzzle, layoutPuzzle, type Puzzle, WANTED_WITH_KEY } from './puzzle.ts'
import { routeCost } from './route.ts'
import { Search } from './search.ts'

const OPTIONS = {
  turnLimit: 30,
  dugIn: 'off',
  accessPushes: 6,
  searchNodes: 20_000,
  difficulty: 'fair',
  botSetups: 'either',
  keepKey: true,
} as const

describe('the search', () => {
  it('agrees with an exhaustive one on 500 small boards (WM-4.3 to WM-4.6, WM-4.11)', () => {
    const dice = new FastDice('small boards')
    const search = new Search()
    let reached = 0
    let missed = 0
    for (let board = 0; board < 500; board++) {
      const { puzzle, wanted } = randomPuzzle(dice)
      const pushes = board % 5 === 0 ? 60 : dice.below(5)
      search.run(puzzle, wanted, { pushes, nodes: Number.POSITIVE_INFINITY })
      const found = exhaust(puzzle, wanted, pushes)
      for (let cell = 0; cell < CELLS; cell++) {
        if (wanted[cell] === 0) continue
        const node = at(search.foundBy, cell)
        expect([board, nameOf(cell), node < 0 ? undefined : search.pushesTo(node)]).toEqual([
          board,
          nameOf(cell),
          found.get(cell),
        ])
        if (node < 0) missed++
        else reached++
      }
    }
    expect(reached).toBeGreaterThan(300)
    expect(missed).toBeGreaterThan(300)
  })

  it.each(READY_MADE)('knows the cheapest way through $id $name', ({ layout, way }) => {
    const end = access(layout, { accessPushes: 6 }).find(({ kind }) => kind === 'end' || kind === 'lockedEnd')
    expect(cheapest(layoutPuzzle(layout), way.pushes)).toBe(way.mp)
    expect(end?.pushes).toBe(way.pushes)
    expect(routeCost(end?.route ?? [])).toBeGreaterThanOrEqual(way.mp)
  })

  it('gives routes that can be walked, to every tile and however the board is turned', () => {
    for (const { layout } of READY_MADE) {
      for (const turn of TURNS) {
        const turned = turnLayout(layout, turn)
        const puzzle = layoutPuzzle(turned)
        for (const { cell, reached, pushes, route } of access(turned, { accessPushes: 6 })) {
          expect(reached).toBe(true)
          let node: Node = { hero: puzzle.hero, crates: puzzle.crates, withKey: false, pushes: 0, mp: 0 }
          for (const { to, how } of route) {
            const next = movesFrom(puzzle, node).find(
              move => move.hero === to && move.pushes - node.pushes === (how === 'push' ? 1 : 0),
            )
            expect(next).toBeDefined()
            expect(distance(node.hero, to)).toBe(1)
            node = next ?? node
          }
          expect([node.hero, node.pushes]).toEqual([cell, pushes])
        }
      }
    }
  })

  it('knows where a key lies that travels on a crate (WM-6.3)', () => {
    const position = { hero: 'a1', crates: ['short a4', 'lyingEW c4', 'short d4'], tiles: ['lockedEnd l12'] }
    const keyIn = (tile: string): unknown => {
      const s = scene.read({ ...position, tiles: [...position.tiles, tile] }, OPTIONS)
      return boardPuzzle(s).key
    }
    expect(keyIn('key b4')).toEqual({ on: 'ground', cell: cellOf('b4') })
    expect(keyIn('key a4')).toEqual({ on: 'crate', index: 0, part: 0 })
    expect(keyIn('key a4 at 0')).toEqual({ on: 'ground', cell: cellOf('a4') })
    expect(keyIn('key c4')).toEqual({ on: 'crate', index: 1, part: 0 })
    expect(keyIn('key d4 at 1')).toEqual({ on: 'crate', index: 1, part: 1 })
    expect(keyIn('key d4')).toEqual({ on: 'crate', index: 2, part: 0 })
  })

  it.each(['El8.dc3', 'Ha1.El8.sc5d5e5.Tf5', 'Ha1.El8.Xl5'])('finds nothing in the draft %s', text => {
    const tiles = access(readLayout(text) ?? [], { accessPushes: 6 })
    expect(tiles.map(({ reached }) => reached)).not.toContain(true)
  })

  it('counts the nodes of a crate that is stuck at the edge (WM-12.10)', () => {
    const { layout } = READY_MADE[3] ?? { layout: [] }
    const puzzle = layoutPuzzle(layout)
    const stuck: Puzzle = {
      ...puzzle,
      hero: cellOf('b6') ?? -1,
      crates: [{ kind: 'short', cell: cellOf('a6') ?? -1, bottom: 0 }],
      barred: new Uint8Array(CELLS + 1),
    }
    const wanted = new Uint8Array(CELLS + 1)
    wanted[puzzle.end] = WANTED_WITH_KEY
    const search = new Search()
    expect(search.run(stuck, wanted, { pushes: 99, nodes: 20 })).toBe('exhausted')
    expect(search.nodes).toBe(20)
    expect(search.run(stuck, wanted, { pushes: 99, nodes: 19 })).toBe('limit')
  })
})
