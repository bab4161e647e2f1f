import { fileURLToPath } from 'node:url'
import { checkLessons } from '@undercroft/kernel/lessons/check'
import { describe, expect, it } from 'vitest'
import { loadGames } from './index.ts'

const catalogue = await loadGames()

describe.each(catalogue)('the guided game of $id', game => {
  const folder = fileURLToPath(new URL(`./${game.id}/lessons`, import.meta.url))

  it('can be played, and takes nothing but what its chapters want', () => {
    const faults = checkLessons(game, folder).flatMap(each => each.faults)
    expect(faults.map(({ message }) => message).join('\n')).toBe('')
  })
})
