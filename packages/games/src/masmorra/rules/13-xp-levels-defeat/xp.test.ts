import { expect, it } from 'vitest'
import { arrowsReached, lastArrow } from './xp.ts'

const printed = { options: {} }

it.each([
  // MA-1.5, MA-13.11, MA-21.3: XP, abilities learned by it, and where a fall ends
  [0, 0, 0],
  [2, 0, 0],
  [3, 1, 3],
  [6, 1, 3],
  [7, 2, 7],
  [12, 3, 12],
  [16, 3, 12],
  [17, 4, 17],
  [22, 4, 17],
  [24, 4, 24],
  [30, 4, 28],
  [33, 4, 33],
  [44, 4, 38],
  [45, 4, 45],
])('with %i XP a Hero has passed %i arrows and falls back to %i', (xp, arrows, last) => {
  expect(arrowsReached(printed, xp)).toBe(arrows)
  expect(lastArrow(printed, xp)).toBe(last)
})

it('passes the arrows of its table, in whatever order they stand', () => {
  const table = { options: { house: { 'arrows.0': 9, 'arrows.3': 20 } } }
  expect([8, 12, 19, 20].map(xp => arrowsReached(table, xp))).toEqual([1, 3, 3, 4])
  expect([8, 9, 12, 22].map(xp => lastArrow(table, xp))).toEqual([7, 9, 12, 20])
})
