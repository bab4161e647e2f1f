import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableBook, TableCard } from '../../store/tables.ts'
import { Keeper } from './keeper.ts'

const CARD: TableCard = { id: 't', game: 'g', options: {}, sittings: [], made: 0, played: 0, steps: 3 }
const full = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'))

/** A keeper whose shelf does as it is told, and all that it said. */
function kept() {
  const shelf = { save: vi.fn<(card: TableCard, book: TableBook) => Promise<boolean>>(async () => true) }
  const told: (string | undefined)[] = []
  const again = vi.fn()
  let record = 0
  const table = { saved: () => ({ card: CARD, book: { id: 't', record: `${++record}`, secret: '' } }) }
  return { shelf, told, again, table, keeper: new Keeper(shelf, trouble => told.push(trouble), again) }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('what is saved says nothing', async () => {
  const { keeper, table, told, again } = kept()
  expect(await keeper.save(table)).toBe(true)
  vi.advanceTimersByTime(100_000)
  expect(told).toEqual([])
  expect(again).not.toHaveBeenCalled()
})

test('a table that cannot be saved goes on; it is said once, tried again, and said when it works', async () => {
  const { keeper, table, told, again, shelf } = kept()
  shelf.save.mockImplementation(full)
  expect(await keeper.save(table)).toBe(true)
  expect(told).toEqual([expect.stringContaining('no room left')])
  vi.advanceTimersByTime(2000)
  expect(again).toHaveBeenCalledTimes(1)
  expect(await keeper.save(table)).toBe(true)
  expect(told).toHaveLength(1)
  vi.advanceTimersByTime(3999)
  expect(again).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(again).toHaveBeenCalledTimes(2)
  shelf.save.mockImplementation(async () => true)
  expect(await keeper.save(table)).toBe(true)
  expect(told.at(-1)).toBeUndefined()
  expect(shelf.save.mock.lastCall?.[1].record).toBe('3') // the newest, not what had failed
  vi.advanceTimersByTime(100_000)
  expect(again).toHaveBeenCalledTimes(2)
})

test('whoever goes on playing is not tried twice', async () => {
  const { keeper, table, again, shelf } = kept()
  shelf.save.mockImplementation(full)
  for (let answers = 0; answers < 4; answers++) await keeper.save(table)
  vi.advanceTimersByTime(16_000)
  expect(again).toHaveBeenCalledTimes(1)
})

test('a window that keeps nothing says so, and what was deleted stays deleted', async () => {
  const { keeper, table, told, shelf } = kept()
  shelf.save.mockImplementation(() => Promise.reject(new DOMException('no', 'InvalidStateError')))
  await keeper.save(table)
  expect(told).toEqual([expect.stringContaining('private')])
  shelf.save.mockImplementation(async () => false)
  expect(await keeper.save(table)).toBe(false)
})

test('a table that takes long to be saved goes on; it is said, and taken back when it is saved', async () => {
  const { keeper, table, told, shelf, again } = kept()
  const slow = Promise.withResolvers<boolean>()
  shelf.save.mockImplementation(() => slow.promise)
  const first = keeper.save(table)
  await vi.advanceTimersByTimeAsync(9999)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(await first).toBe(true)
  expect(told).toEqual([expect.stringContaining('takes long')])
  const second = keeper.save(table)
  await vi.advanceTimersByTimeAsync(0)
  expect(await second).toBe(true) // who has been told does not wait again
  expect(told).toHaveLength(1)
  slow.resolve(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([expect.any(String), undefined])
  expect(again).not.toHaveBeenCalled()
})
