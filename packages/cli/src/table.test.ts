import { expect, it } from 'vitest'
import { columns, wrap } from './table.ts'

it('sets columns straight, numbers to the right', () => {
  expect(columns([['a', 1, 'x'], ['bcd', 20, ''], ['e']])).toEqual(['a     1  x', 'bcd  20', 'e'])
})

it('breaks lines at spaces and keeps the indent', () => {
  expect(wrap('  one two three', 10, '    ')).toEqual(['  one two', '    three'])
  expect(wrap('unbreakable', 5)).toEqual(['unbreakable'])
})
