import { expect, it } from 'vitest'
import { nextIn } from './useMenuKeys.ts'

it.each([
  [3, 0, 1, 1],
  [3, 2, 1, 0],
  [3, 0, -1, 2],
  [3, -1, 1, 0],
  [3, -1, -1, 2],
  [1, 0, 1, 0],
] as const)('of %i buttons the one after %i by %i is %i', (count, now, by, next) =>
  expect(nextIn(count, now, by)).toBe(next),
)
