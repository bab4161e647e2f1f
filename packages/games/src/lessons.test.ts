// @module-tag slow
import { fileURLToPath } from 'node:url'
import { checkLessons } from '@undercroft/kernel/lessons/check'
import { describe, expect, it } from 'vitest'
import { loadGames } from './index.ts'

const catalogue = await loadGames()

describe.each(catalogue)('the guided game of $id', game => {
  const folder = fileURLToPath(new URL(`./${game.id}/lessons`, import.meta.url))

  it('has chapters that can be played, and that take nothing but what they want', () => {
    const chapters = checkLessons(game, folder)
    expect(chapters.flatMap(({ faults }) => faults.map(({ message }) => message)).join('\n')).toBe('')
    expect(chapters.length).toBeGreaterThan(0)
  })
})
