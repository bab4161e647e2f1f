import { describe, expect, it } from 'vitest'
import { cellAt } from '../state/cells.ts'
import { matchAt } from '../testing/matches.ts'
import { boxOf, CELL, reachOf, roomsAround } from './floor.ts'
import { largeRoom, passagesOf } from './large.ts'
import { packed } from './standing.ts'
import { doorPoint, doorwaysOf, doorwaysWith, wallsOf } from './walls.ts'

const TILES = { throne: ['A1', 'A2', 'A3', 'A4', 'A5'], sewers: ['B1', 'B2', 'B3', 'B4'] }

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

  it('of the large tile have a gap for each passage', () => {
    for (const tile of [...TILES.throne, ...TILES.sewers]) {
      expect(wallsOf(tile, 0, 0, 0).match(/M/g)).toHaveLength(4 + (largeRoom(tile)?.doors.length ?? 0))
    }
  })
})

describe('doorways', () => {
  it('are open where two doors meet, and barred against a wall or a trap (MA-7.5, MA-8.4)', () => {
    const rooms = ['L1-02 1:0', 'L1-05 0:1 turned 1']
    const { view } = matchAt({ heroes: { jay: {}, mika: {} }, rooms, traps: ['L1-10 1:-1'] }).see(0)
    const { open, barred } = doorwaysOf(view, 1)
    expect(open.map(({ cell, way }) => [cell, way])).toEqual([
      [cellAt(0, 0), 1],
      [cellAt(1, 0), 3],
    ])
    expect(barred.map(({ cell, way }) => [cell, way])).toEqual([
      [cellAt(0, 0), 2],
      [cellAt(1, 0), 0],
    ])
  })
})

describe('a tile in the hand', () => {
  it('shows which of its doors would be open, and which barred', () => {
    const { view } = matchAt({ heroes: { jay: {}, mika: {} }, traps: ['L1-10 1:1'] }).see(0)
    const sides = (turns: number) => {
      const { open, barred } = doorwaysWith(view, 1, 'L1-06', 1, 0, turns)
      return { open: open.map(({ way }) => way), barred: barred.map(({ way }) => way) }
    }
    expect(sides(3)).toEqual({ open: [3], barred: [] })
    expect(sides(2)).toEqual({ open: [3], barred: [2] })
  })
})

describe('places', () => {
  it('are a cell, four cells, or what the large tile says', () => {
    expect(boxOf({ tile: 'L1-02', x: 2, y: -1 })).toEqual({ x: 200, y: -100, width: 100, height: 100 })
    expect(boxOf({ tile: 'M1-1', x: 0, y: 0 })).toEqual({ x: 0, y: 0, width: 200, height: 200 })
    expect(boxOf({ tile: 'A1', x: 0, y: 0 }).width).toBe(180)
  })

  it('have no two rooms of a large tile on each other', () => {
    for (const tiles of Object.values(TILES)) {
      const boxes = tiles.map(tile => boxOf({ tile, x: 0, y: 0 }))
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1))
          expect(Math.abs(a.x - b.x) >= a.width || Math.abs(a.y - b.y) >= a.height).toBe(true)
    }
  })

  it('have passages that lead from both ends to the same doors, and through no other room', () => {
    for (const tiles of Object.values(TILES)) {
      const boxes = tiles.map(tile => boxOf({ tile, x: 0, y: 0 }))
      const all = tiles.flatMap(passagesOf)
      for (const { from, to } of all) {
        expect(all).toContainEqual(expect.objectContaining({ from: to, to: from }))
        const middle = { x: ((from.x + to.x) / 2) * CELL, y: ((from.y + to.y) / 2) * CELL }
        for (const { x, y, width, height } of boxes) {
          expect(middle.x > x && middle.x < x + width && middle.y > y && middle.y < y + height).toBe(false)
        }
      }
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

describe('figures', () => {
  const room = { x: 10, y: 20, width: 82, height: 82 }
  const figure = { width: 54, height: 56 }

  it.each([1, 2, 3, 4, 8])('%i of them stand in a room, none on another and none in a wall', count => {
    const spots = packed(
      room,
      Array.from({ length: count }, () => figure),
    )
    expect(spots).toHaveLength(count)
    for (const [i, { x, y, scale }] of spots.entries()) {
      expect(x - (figure.width * scale) / 2).toBeGreaterThanOrEqual(room.x - 0.01)
      expect(y + (figure.height * scale) / 2).toBeLessThanOrEqual(room.y + room.height + 0.01)
      for (const other of spots.slice(i + 1)) {
        const apart = Math.abs(x - other.x) >= figure.width * scale - 0.01 || y !== other.y
        expect(apart).toBe(true)
      }
    }
  })

  it('are the larger, the fewer there are', () => {
    const scales = [1, 2, 6].map(
      count =>
        packed(
          room,
          Array.from({ length: count }, () => figure),
        )[0]?.scale ?? 0,
    )
    expect(scales).toEqual(scales.toSorted((a, b) => b - a))
  })
})

describe('a room', () => {
  it('is looked at with those that share a wall with it, and not with those at its corners', () => {
    const laid = ['L1-02 1:0', 'L1-15 0:1', 'L1-16 1:1', 'L1-07 5:5']
    const { rooms } = matchAt({ heroes: { jay: {} }, rooms: laid }).state
    const [start] = rooms
    if (start === undefined) throw new Error('there is no room')
    const around = roomsAround(start, rooms).map(({ tile }) => tile)
    expect(around).toContain(start.tile)
    expect(around).toContain('L1-02')
    expect(around).toContain('L1-15')
    expect(around).not.toContain('L1-16')
    expect(around).not.toContain('L1-07')
  })
})
