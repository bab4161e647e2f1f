import { expect, test, vi } from 'vitest'
import { makePointing } from './pointing.ts'

test('whoever listens hears of another answer, and not of the same one again', () => {
  const { point, at, subscribe } = makePointing()
  const heard = vi.fn()
  const leave = subscribe(heard)
  point(['go', 'a1'])
  point(['go', 'a1'])
  expect(at()).toEqual(['go', 'a1'])
  expect(heard).toHaveBeenCalledTimes(1)
  point(undefined)
  expect(at()).toBeUndefined()
  expect(heard).toHaveBeenCalledTimes(2)
  leave()
  point(['rest'])
  expect(heard).toHaveBeenCalledTimes(2)
})
