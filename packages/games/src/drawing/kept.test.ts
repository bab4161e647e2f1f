import { expect, it } from 'vitest'
import { forget, keep, keepData, recall, recallData } from './kept.ts'

it('keeps nothing where there is no page, and goes on', () => {
  keep('a text', 'b')
  keepData('data', { c: 1 })
  forget('d')
  expect([recall('a text'), recallData('data')]).toEqual([undefined, undefined])
})
