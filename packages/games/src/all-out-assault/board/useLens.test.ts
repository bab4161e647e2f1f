import { describe, expect, it } from 'vitest'
import { boards, tileAt } from '../content/boards.ts'
import { boxAround, transformOf } from './useLens.ts'

const campaign = { ...boards.campaign, turned: false }
const { size } = campaign

describe('a part of the board', () => {
  it('is around what matters, with the tiles beside it, and within the rim', () => {
    expect(boxAround(campaign, [])).toBeUndefined()
    const corner = boxAround(campaign, [tileAt(0, 0)])
    expect(corner).toEqual({ x: 36, y: 36 + (size - 2) * 100, width: 200, height: 200 })
    const both = boxAround(campaign, [tileAt(4, 4), tileAt(6, 4)])
    expect(both).toMatchObject({ x: 336, width: 500, height: 300 })
  })

  it('fills the frame in which all of it lies otherwise', () => {
    expect(transformOf({ x: 36, y: 36, width: size * 100, height: size * 100 }, size)).toBe('none')
    expect(transformOf({ x: 0, y: 0, width: 0, height: 0 }, size)).toBe('none')
    const half = transformOf({ x: 36, y: 36 + 50 * size, width: 50 * size, height: 50 * size }, size)
    const side = 100 * size + 72
    const by = (units: number) => `${((100 * units) / side).toFixed(3)}%`
    expect(half).toBe(`translate(${by(36 - 72)}, ${by(36 - 2 * (36 + 50 * size))}) scale(2.0000)`)
  })
})
