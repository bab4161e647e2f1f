import { describe, expect, it } from 'vitest'
import {
  cellAt,
  FRAME,
  isTurned,
  middleOf,
  placeBeside,
  sideOf,
  strokeOf,
  TILE,
  turnedCell,
  turnedStep,
  wear,
} from './layout.ts'

const plain = (size: number) => ({ size, turned: false })

describe('the drawing', () => {
  it('has a1 in the south-west', () => {
    expect(middleOf({ column: 0, row: 0 }, plain(9))).toEqual({ x: FRAME + TILE / 2, y: sideOf(9) - FRAME - TILE / 2 })
  })

  it.each([
    { size: 7, turned: false },
    { size: 9, turned: false },
    { size: 9, turned: true },
    { size: 11, turned: true },
  ])('finds every tile again under its middle: $size, turned $turned', field => {
    const { size } = field
    for (let column = 0; column < size; column++) {
      for (let row = 0; row < size; row++) {
        expect(cellAt(middleOf({ column, row }, field), field)).toEqual({ column, row })
      }
    }
  })

  it('finds nothing on the frame', () => {
    expect(cellAt({ x: FRAME - 1, y: 300 }, plain(9))).toBeUndefined()
    expect(cellAt({ x: 300, y: sideOf(9) - FRAME + 1 }, plain(9))).toBeUndefined()
  })

  it.each([
    [0, false],
    [1, true],
    ['spectator', false],
  ] as const)('is turned for viewer %s: %s', (viewer, turned) => expect(isTurned(viewer)).toBe(turned))

  it.each([
    [7, [0, 0], [6, 6]],
    [7, [6, 0], [0, 6]],
    [9, [2, 3], [6, 5]],
    [9, [4, 4], [4, 4]],
    [11, [10, 1], [0, 9]],
  ] as const)('turns a board of %i by half: %j stands at %j, and back', (size, [column, row], [right, up]) => {
    const field = { size, turned: true }
    expect(turnedCell({ column, row }, field)).toEqual({ column: right, row: up })
    expect(turnedCell({ column: right, row: up }, field)).toEqual({ column, row })
    expect(turnedCell({ column, row }, plain(size))).toEqual({ column, row })
  })

  it.each([
    [
      [1, 0],
      [-1, 0],
    ],
    [
      [0, 1],
      [0, -1],
    ],
  ] as const)('lets a step of %j follow the picture', (step, turned) => {
    const field = { size: 9, turned: true }
    expect(turnedStep(step, field)).toEqual(turned)
    expect(turnedStep(step, plain(9))).toEqual(step)
  })

  it.each([
    ['low', 0.9, 0.9, { y: 0.9, above: true }],
    ['high', 0.2, 0.2, { y: 0.2, above: false }],
    ['across the middle, more below', 0.41, 0.53, { y: 0.53, above: false }],
    ['across the middle, more above', 0.6, 0.48, { y: 0.48, above: true }],
  ] as const)('opens a window where two points leave room: %s', (_, y, other, place) => {
    expect(placeBeside({ x: 0.3, y }, { x: 0.4, y: other })).toMatchObject({ x: 0.3, level: y, ...place })
  })

  it.each([
    ['away from the other', 0.3, 0.4, 'left'],
    ['away from the other', 0.7, 0.6, 'right'],
    ['towards the nearer rim', 0.3, 0.3, 'left'],
    ['towards the nearer rim', 0.7, 0.7, 'right'],
  ] as const)('opens a window at a side of a point: %s', (_, x, other, side) => {
    expect(placeBeside({ x, y: 0.5 }, { x: other, y: 0.5 }).side).toBe(side)
  })

  it('wears a tile in the same way each time', () => {
    expect(wear(3, 4, 1)).toBe(wear(3, 4, 1))
    expect(wear(3, 4, 1)).not.toBe(wear(4, 3, 1))
  })

  it('strokes a way through its points', () => {
    expect(
      strokeOf([
        { x: 1, y: 2 },
        { x: 3, y: 2 },
      ]),
    ).toBe('M1 2L3 2')
  })
})
