import { describe, expect, it } from 'vitest'
import { upTo } from '../../content/pick.ts'
import { all, Dictated, explorers } from '../../testing/trials.ts'
import { startTrial } from './index.ts'

describe('TR-10 Live Wire', () => {
  it('banks the round before for who lets go, and throws off the rest', () => {
    const s = startTrial('TR-10', explorers(2), new Dictated())
    all(s, new Dictated(2), 'grip', 'grip')
    all(s, new Dictated(3), 'grip', 'letGo')
    expect(s).toMatchObject({ round: 3, banks: [0, 1], holding: [true, false] })
    expect(all(s, new Dictated(3), 'grip')).toMatchObject({ winner: 1, banks: [0, 1] })
  })

  it('banks 6 for holding to the end', () => {
    const s = startTrial('TR-10', explorers(2), new Dictated())
    for (const _ of upTo(4)) all(s, new Dictated(6), 'grip', 'grip')
    expect(all(s, new Dictated(6), 'letGo', 'grip')).toMatchObject({ winner: 1, banks: [4, 6] })
  })

  it('is rolled off when all have nothing, and needs no die when nobody holds', () => {
    const s = startTrial('TR-10', explorers(2), new Dictated())
    expect(all(s, new Dictated(1, 3, 4), 'grip', 'grip')).toMatchObject({ winner: 1 })
    const both = startTrial('TR-10', explorers(2), new Dictated())
    expect(all(both, new Dictated(5, 4), 'letGo', 'letGo')).toMatchObject({ winner: 0, dice: [] })
  })
})
