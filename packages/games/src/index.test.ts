import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games, loadGame } from './index.ts'

test.each(games)('$id is listed as what it is, and has a look', async ({ load, ...listed }) => {
  const { id, title, version } = await load()
  expect(listed).toEqual({ id, title, version })
  expect(existsSync(new URL(`./${id}/board/index.tsx`, import.meta.url))).toBe(true)
})

test('a game that is not listed is not loaded', async () => expect(await loadGame('chess')).toBeUndefined())
