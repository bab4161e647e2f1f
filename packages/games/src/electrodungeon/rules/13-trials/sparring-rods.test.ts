import { describe, expect, it } from 'vitest'
import { upTo } from '../../content/pick.ts'
import { Dictated, explorers, SHADE } from '../../testing/trials.ts'
import { startTrial } from './index.ts'

describe('TR-01 Sparring Rods', () => {
  it('goes to the first with two points', () => {
    const dice = new Dictated(6, 6, 1, 1, 1, 2, 2, 3, 3, 3, 5, 5, 1, 1, 1)
    const s = startTrial('TR-01', explorers(2), dice)
    expect(s).toMatchObject({ winner: 0, points: [2, 1] })
    expect(dice.left).toBe(0)
  })

  it('gives nobody a point for a tie, and ends with a roll-off after nine rounds', () => {
    const tie = upTo(9).flatMap(() => [3, 3, 2, 2, 2])
    const s = startTrial('TR-01', explorers(2), new Dictated(...tie, 4, 4, 2, 5))
    expect(s).toMatchObject({
      winner: 1,
      points: [0, 0],
      rollOffs: [
        [4, 4],
        [2, 5],
      ],
    })
  })

  it('lets the Shade roll a D20', () => {
    const s = startTrial('TR-01', [...explorers(1), SHADE], new Dictated(6, 6, 13, 6, 6, 20))
    expect(s).toMatchObject({ winner: 1 })
  })
})
