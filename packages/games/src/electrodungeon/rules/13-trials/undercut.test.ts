import { describe, expect, it } from 'vitest'
import { upTo } from '../../content/pick.ts'
import { all, Dictated, explorers } from '../../testing/trials.ts'
import { startTrial } from './index.ts'
import { gains } from './undercut.ts'

describe('TR-07 Undercut', () => {
  it.each([
    [
      [5, 5],
      [5, 5],
    ],
    [
      [5, 4],
      [0, 9],
    ],
    [
      [5, 3],
      [5, 3],
    ],
    [
      [1, 2],
      [3, 0],
    ],
    [
      [3, 4, 5],
      [7, 5, 0],
    ],
    [
      [4, 5, 5],
      [14, 0, 0],
    ],
    [
      [4, 4, 5],
      [9, 9, 0],
    ],
  ])('%j brings %j', (chosen, gained) => expect(gains(chosen)).toEqual(gained))

  it('goes to the highest total after five rounds', () => {
    const s = startTrial('TR-07', explorers(2), new Dictated())
    for (const _ of upTo(4)) all(s, new Dictated(), 'number 5', 'number 5')
    expect(all(s, new Dictated(), 'number 4', 'number 5')).toMatchObject({ winner: 0, scores: [29, 20] })
  })
})
