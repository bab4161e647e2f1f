import { describe, expect, it } from 'vitest'
import { cellAt } from '../cells.ts'
import { boxOf, CELL, doorPoint, reachOf, wallsOf } from './floor.ts'

/** The sides of a small tile at 0:0 that have a gap: two lines run along them instead of one. */
function openSides(tile: string, turns: number): string {
  const lines = [...wallsOf(tile, 0, 0, turns).matchAll(/M(\S+) (\S+)L(\S+) (\S+?)(?=M|$)/g)].map(([, ...ends]) =>
    ends.map(Number),
  )
  const along = (side: string) =>
    lines.filter(([x = 0, y = 0, toX = 0, toY = 0]) => {
      if (side === 'N' || side === 'S') return y === toY && y < CELL / 2 === (side === 'N')
      return x === toX && x < CELL / 2 === (side === 'W')
    })
  return [...'NESW'].filter(side => along(side).length === 2).join('')
}

describe('walls', () => {
  it.each([
    ['L1-06', 0, 'NE'],
    ['L1-06', 1, 'ES'],
    ['L1-06', 2, 'SW'],
    ['L1-06', 3, 'NW'],
    ['L1-05', 1, 'EW'],
    ['L1-09', 2, 'S'],
    ['L1-02', 3, 'NESW'],
  ])('%s turned %i times has its doors in the %s', (tile, turns, doors) => {
    expect(openSides(tile, turns)).toBe(doors)
  })

  it('of a medium tile run round its four cells, with a gap for each door', () => {
    const lines = wallsOf('M1-2', 0, 0, 0).match(/M/g)?.length
    expect(lines).toBe(8 + 3)
    expect(wallsOf('M1-2', 0, 0, 1)).not.toBe(wallsOf('M1-2', 0, 0, 0))
  })

  it('close the rooms of the large tile all around', () => {
    expect(wallsOf('A1', 0, 0, 0)).toMatch(/z$/)
  })
})

describe('places', () => {
  it('are a cell, four cells, or what the large tile says', () => {
    expect(boxOf({ tile: 'L1-02', x: 2, y: -1 })).toEqual({ x: 200, y: -100, width: 100, height: 100 })
    expect(boxOf({ tile: 'M1-1', x: 0, y: 0 })).toEqual({ x: 0, y: 0, width: 200, height: 200 })
    expect(boxOf({ tile: 'A1', x: 0, y: 0 }).width).toBe(140)
  })

  it('have no two rooms of a large tile on each other', () => {
    for (const tiles of [
      ['A1', 'A2', 'A3', 'A4', 'A5'],
      ['B1', 'B2', 'B3', 'B4'],
    ]) {
      const boxes = tiles.map(tile => boxOf({ tile, x: 0, y: 0 }))
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1))
          expect(Math.abs(a.x - b.x) >= a.width || Math.abs(a.y - b.y) >= a.height).toBe(true)
    }
  })

  it('of a doorway are the middle of its edge', () => {
    expect(doorPoint({ cell: cellAt(1, 0), way: 0 }).x).toBe(150)
    expect(doorPoint({ cell: cellAt(1, 0), way: 3 }).y).toBe(50)
  })

  it('lie within the reach of all of them', () => {
    const all = reachOf([boxOf({ tile: 'L1-02', x: -1, y: 0 }), boxOf({ tile: 'M1-1', x: 1, y: 1 })])
    expect(all.x).toBeLessThan(-100)
    expect(all.x + all.width).toBeGreaterThan(300)
    expect(reachOf([]).width).toBeGreaterThan(0)
  })
})
