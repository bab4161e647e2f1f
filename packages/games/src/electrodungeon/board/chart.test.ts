import { describe, expect, it } from 'vitest'
import { CONNECTED, HUB, HUB_CELLS, PLACES } from '../content/board.ts'
import { CELL, LANDSCAPE, placed, UPRIGHT } from './chart.ts'
import { fitted } from './useChart.ts'

describe.each([
  ['lying', LANDSCAPE],
  ['upright', UPRIGHT],
])('the maze, %s', (_, chart) => {
  it('puts every place inside the picture, and no two on the same spot', () => {
    const points = Array.from({ length: PLACES }, (_, place) => placed(place, chart))
    expect(points.every(({ x, y }) => x > 0 && y > 0 && x < chart.width && y < chart.height)).toBe(true)
    expect(new Set(points.map(({ x, y }) => `${x},${y}`)).size).toBe(PLACES)
  })

  it('puts connected spaces side by side', () => {
    for (const [place, others] of CONNECTED.entries()) {
      for (const other of others) {
        if (place === HUB || other === HUB) continue
        const [a, b] = [placed(place, chart), placed(other, chart)]
        expect(Math.abs(a.x - b.x) + Math.abs(a.y - b.y)).toBe(CELL)
      }
    }
  })
})

it('lays the maze as the frame is', () => {
  expect(fitted(1200, 700).chart).toBe(LANDSCAPE)
  expect(fitted(390, 600).chart).toBe(UPRIGHT)
  expect(fitted(390, 600).width).toBeLessThanOrEqual(390)
  expect(HUB_CELLS).toHaveLength(3)
})

it('leaves the maze as it lies where the other way is hardly larger', () => {
  expect(fitted(750, 772).chart).toBe(LANDSCAPE)
  expect(fitted(750, 772, UPRIGHT).chart).toBe(UPRIGHT)
  expect(fitted(750, 732, UPRIGHT).chart).toBe(UPRIGHT)
  expect(fitted(1200, 700, UPRIGHT).chart).toBe(LANDSCAPE)
})

it('is always upright on a phone, where the frame changes with what is asked', () => {
  for (const height of [250, 386, 600]) expect(fitted(390, height).chart).toBe(UPRIGHT)
})
