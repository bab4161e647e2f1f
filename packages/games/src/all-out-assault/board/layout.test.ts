import { describe, expect, it } from 'vitest'
import { cellAt, FRAME, middleOf, sideOf, strokeOf, TILE, wear } from './layout.ts'

describe('the drawing', () => {
  it('has a1 in the south-west', () => {
    expect(middleOf(0, 0, 9)).toEqual({ x: FRAME + TILE / 2, y: sideOf(9) - FRAME - TILE / 2 })
  })

  it.each([7, 9, 11])('finds every tile of a board of %i again under its middle', size => {
    for (let column = 0; column < size; column++) {
      for (let row = 0; row < size; row++) {
        expect(cellAt(middleOf(column, row, size), size)).toEqual({ column, row })
      }
    }
  })

  it('finds nothing on the frame', () => {
    expect(cellAt({ x: FRAME - 1, y: 300 }, 9)).toBeUndefined()
    expect(cellAt({ x: 300, y: sideOf(9) - FRAME + 1 }, 9)).toBeUndefined()
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
