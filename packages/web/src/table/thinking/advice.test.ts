import type { TableLook } from '@undercroft/games/board'
import type { Shape } from '@undercroft/kernel'
import { expect, test } from 'vitest'
import { isComparable } from './advice.ts'

const look = { forms: { sheets: () => undefined } } as unknown as TableLook<Shape>
const two = [['roll'], ['hold']] as const

test.each([
  ['two answers', { options: [...two], form: undefined }, true],
  ['one answer', { options: [two[0]], form: undefined }, false],
  ['a form without an editor: a way over the board', { options: [...two], form: 'path' }, true],
  ['a form that can only be filled in', { options: [], form: 'path' }, true],
  ['a form with an editor, though there are ready-made drafts', { options: [...two], form: 'sheets' }, false],
])('%s', (_, ask, comparable) => expect(isComparable(ask, look)).toBe(comparable))
