import { expect, test } from 'vitest'
import { uniqueMessages } from './types.mjs'

test('a message that several projects give is said once, with the lines that belong to it', () => {
  const first = "a.ts(1,2): error TS2322: Type 'A' is not assignable.\n  Property 'b' is missing."
  const second = "b.ts(3,4): error TS2304: Cannot find name 'C'."
  expect(uniqueMessages([first, second, first, second, ''].join('\n'))).toEqual([first, second])
  expect(uniqueMessages('')).toEqual([])
})
