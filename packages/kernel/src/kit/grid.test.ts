import { describe, expect, it } from 'vitest'
import { FAR, grid, stepsFrom, WAYS } from './index.ts'

const board = grid(4, 3)
const cell = (name: string): number => board.read(name) ?? FAR
const namesOf = (cells: Iterable<number>): string => [...cells].map(each => board.names[each] ?? '-').join(' ')

describe('a grid', () => {
  it('has names that read back to its cells', () => {
    expect(namesOf(Array(12).keys())).toBe('a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3')
    for (const [each, name] of board.names.entries()) expect(board.read(name)).toBe(each)
    expect(board.read('e1')).toBe(undefined)
  })

  it('may have names of its own, and be a square', () => {
    expect(grid(2, 2, (column, row) => `c${column + 1}y${row + 1}`).names).toEqual(['c1y1', 'c2y1', 'c1y2', 'c2y2'])
    expect(grid(3)).toMatchObject({ columns: 3, rows: 3, size: 9 })
  })

  it('counts columns and rows from the south-west corner', () => {
    for (const each of board.names.keys()) expect(board.cellAt(board.columnOf(each), board.rowOf(each))).toBe(each)
    expect([board.columnOf(cell('c2')), board.rowOf(cell('c2'))]).toEqual([2, 1])
    expect([board.isOn(3, 2), board.isOn(4, 0), board.isOn(0, -1)]).toEqual([true, false, false])
  })

  it.each([
    ['b2', 'b3 c2 b1 a2', 'b3 c2 b1 a2'],
    ['a1', 'a2 b1 - -', 'a2 b1'],
    ['d3', '- - d2 c3', 'd2 c3'],
  ])('has beside %s: %s', (name, next, neighbours) => {
    const at = cell(name)
    expect(namesOf(WAYS.map((_, way) => board.next[at * 4 + way] ?? FAR))).toBe(next)
    expect(namesOf(board.neighbours[at] ?? [])).toBe(neighbours)
  })

  it('has nothing but the outside beside the outside', () => {
    for (const way of WAYS.keys()) expect(board.next[board.outside * 4 + way]).toBe(board.outside)
  })

  it('has distances whatever is in the way', () => {
    expect(board.distance(cell('a1'), cell('d3'))).toBe(5)
    expect(board.distance(cell('b2'), cell('b2'))).toBe(0)
  })
})

describe('steps', () => {
  const walls = new Set(['b1', 'b2'].map(cell))
  const free = (place: number) => (board.neighbours[place] ?? []).filter(each => !walls.has(each))

  it('go round what cannot be entered', () => {
    const steps = stepsFrom([cell('a1')], board.size, free)
    expect([...steps]).toEqual([0, FAR, 6, 7, 1, FAR, 5, 6, 2, 3, 4, 5])
  })

  it('are counted from the nearest of several places, and up to a limit', () => {
    expect([...stepsFrom([cell('a1'), cell('d1'), cell('a1')], board.size, free, 2)]).toEqual([
      0,
      FAR,
      1,
      0,
      1,
      FAR,
      2,
      1,
      2,
      FAR,
      FAR,
      2,
    ])
    expect(stepsFrom([], board.size, free)).toEqual(new Int16Array(board.size).fill(FAR))
  })

  it('are those of open ground where nothing is in the way', () => {
    const steps = stepsFrom([cell('b2')], board.size, place => board.neighbours[place] ?? [])
    for (const each of board.names.keys()) expect(steps[each]).toBe(board.distance(cell('b2'), each))
  })
})
