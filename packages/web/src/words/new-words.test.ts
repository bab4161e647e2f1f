import { loadGame } from '@undercroft/games'
import { expect, test } from 'vitest'
import { newWord } from './new-words.ts'

const game = await loadGame('all-out-assault')

test('the first word that is not known is explained, and names of content are not', () => {
  if (game === undefined) throw new Error('there is no such game')
  const texts = ['Nothing here', 'Two stats, and then Injury']
  const first = newWord(game, texts, new Set())
  expect(first).toMatchObject({ id: 'term-stat', word: 'stat' })
  expect(first?.first).toMatch(/\.$/)
  expect(newWord(game, texts, new Set(['term-stat']))?.id).not.toBe('term-stat')
  expect(newWord(game, ['Nothing here'], new Set())).toBeUndefined()
})
