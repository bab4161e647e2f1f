import { expect, it } from 'vitest'
import { evenSplit } from './boosts.ts'

it.each([
  [10, 4, [3, 3, 2, 2]],
  [8, 4, [2, 2, 2, 2]],
  [7, 2, [4, 3]],
  [3, 3, [1, 1, 1]],
])('%i over %i is split as %j (PL-8.9)', (total, n, parts) => expect(evenSplit(total, n)).toEqual(parts))
