import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { askToKeep } from './persistence.ts'

beforeAll(() => {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key),
    setItem: (key: string, value: string) => kept.set(key, value),
  }
  vi.stubGlobal('window', { localStorage })
})
afterAll(() => vi.unstubAllGlobals())

test('the browser is asked once to keep what is here, and may refuse', async () => {
  const persist = vi.fn(async () => {
    throw new Error('no')
  })
  const storage = { persist } as Partial<StorageManager> as StorageManager
  askToKeep({ storage })
  askToKeep({ storage })
  expect(persist).toHaveBeenCalledTimes(1)
})
