import { describe, expect, it } from 'vitest'
import { all, Dictated, explorers } from '../../testing/trials.ts'
import { startTrial, trialOffers } from './index.ts'

describe('TR-09 Six Fuses', () => {
  it('gives the prize to the single highest, and burns it in a tie', () => {
    const s = startTrial('TR-09', explorers(3), new Dictated(6))
    expect(s).toMatchObject({ prize: 6, toCome: [1, 2, 3, 4, 5] })
    all(s, new Dictated(1), 'fuse 5', 'fuse 5', 'fuse 4')
    expect(s).toMatchObject({ scores: [0, 0, 0], prize: 1 })
    all(s, new Dictated(1), 'fuse 1', 'fuse 2', 'fuse 3')
    expect(s).toMatchObject({ scores: [0, 0, 1], prize: 2, rounds: [{ taker: -1 }, { taker: 2 }] })
    expect(trialOffers(s, 0)).toEqual([2, 3, 4, 6].map(fuse => ['fuse', fuse]))
  })

  it('ends after six prizes', () => {
    const s = startTrial('TR-09', explorers(2), new Dictated(1))
    for (const fuse of [1, 2, 3, 4]) all(s, new Dictated(1), `fuse ${fuse}`, `fuse ${fuse}`)
    all(s, new Dictated(1), 'fuse 6', 'fuse 5')
    expect(all(s, new Dictated(), 'fuse 5', 'fuse 6')).toMatchObject({ winner: 1, scores: [5, 6] })
  })
})
