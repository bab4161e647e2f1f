import { describe, expect, it } from 'vitest'
import { botMove } from '../../bots/trials.ts'
import { all, BOT, Dictated, explorers, SHADE } from '../../testing/trials.ts'
import { startTrial, trialAsks, trialOffers } from './index.ts'

describe('TR-02 Blood Price', () => {
  it('is won and paid by the highest bid', () => {
    const s = startTrial('TR-02', explorers(3), new Dictated())
    expect(all(s, new Dictated(), 'stake 1', 'stake 3', 'stake 0')).toMatchObject({ winner: 1, price: 3 })
  })

  it('allows no more than Live − 1', () => {
    expect(trialOffers(startTrial('TR-02', explorers(2, 3), new Dictated()), 0)).toEqual([
      ['stake', 0],
      ['stake', 1],
      ['stake', 2],
    ])
    expect(trialOffers(startTrial('TR-02', explorers(2, 1), new Dictated()), 0)).toEqual([['stake', 0]])
  })

  it('lets those tied roll off, and only the winner pays', () => {
    const s = startTrial('TR-02', explorers(3), new Dictated())
    expect(all(s, new Dictated(2, 6), 'stake 2', 'stake 1', 'stake 2')).toMatchObject({ winner: 2, price: 2 })
  })

  it('rolls the bid of the Shade after the others: a D6 halved', () => {
    const s = startTrial('TR-02', [...explorers(1), SHADE], new Dictated())
    expect(trialAsks(s)).toHaveLength(1)
    expect(all(s, new Dictated(5), 'stake 1')).toMatchObject({ winner: 1, price: 0, bids: [1, 2] })
    const tied = startTrial('TR-02', [...explorers(1), SHADE], new Dictated())
    expect(all(tied, new Dictated(3, 4, 2), 'stake 1')).toMatchObject({ winner: 0, price: 1 })
  })

  it.each([
    [4, false, 1],
    [4, true, 2],
    [2, true, 1],
    [1, true, 0],
    [9, false, 4],
  ])('with %i Live and a fragment needed %s a bot stakes %i', (live, wants, bid) => {
    const s = startTrial('TR-02', explorers(2, live), new Dictated())
    expect(botMove(s, 0, { ...BOT, wants }, () => 0)).toEqual(['stake', bid])
  })
})
