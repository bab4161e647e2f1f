import { games, loadGame } from '@undercroft/games'
import { expect, test } from 'vitest'
import { plainRule, withoutNumbers } from './plain-rules.ts'

const game = await loadGame('all-out-assault')

test('chapters are named instead of numbers', () => {
  if (game === undefined) throw new Error('there is no such game')
  const plain = (text: string) => withoutNumbers(game, text)
  expect(plain('Then AA-7.8 decides.')).toBe('Then the rule in “Health and the end” decides.')
  expect(plain('Every way within AA-4.1 to AA-4.5 will do.')).toBe('Every way within the rules in “Movement” will do.')
  expect(plain('It is held (AA-3.6).')).toBe('It is held (see The turn).')
  expect(plain('It is held (for a turn, AA-3.6–3.8).')).toBe('It is held (for a turn, see The turn).')
  expect(plain('It is held.')).toBe('It is held.')
})

test.each(games.map(({ id }) => id))('no rule of %s names a number then', async id => {
  const found = await loadGame(id)
  if (found === undefined) throw new Error('there is no such game')
  const { prefix, sections } = found.rulebook
  const said = sections.flatMap(({ rules }) => rules.map(rule => plainRule(found, rule.id)))
  expect(said.filter(text => text.includes(`${prefix}-`))).toEqual([])
  expect(said.filter(text => text.includes('the rulebook”'))).toEqual([])
})
