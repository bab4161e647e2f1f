import { expect, it } from 'vitest'
import { addTally, emptyTally } from './tally.ts'

it('adds tallies up in any order', () => {
  const some = { ...emptyTally(2), games: 3, finished: 2, wins: [1, 1], sides: [1, 1], endings: new Map([['R-1', 2]]) }
  const more = {
    ...emptyTally(2),
    games: 2,
    finished: 2,
    wins: [0, 1],
    sides: [0, 2],
    draws: 1,
    endings: new Map([['R-2', 2]]),
  }
  const [one, other] = [emptyTally(2), emptyTally(2)]
  for (const part of [some, more]) addTally(one, part)
  for (const part of [more, some]) addTally(other, part)
  expect(one).toEqual(other)
  expect(one).toMatchObject({ games: 5, finished: 4, wins: [1, 2], sides: [1, 3], draws: 1 })
})
