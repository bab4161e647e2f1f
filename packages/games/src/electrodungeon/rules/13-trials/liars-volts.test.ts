import { sayChoice } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { botMove } from '../../bots/trials.ts'
import { upTo } from '../../content/pick.ts'
import { trialVerbs } from '../../state/trial-moves.ts'
import { seeTrial } from '../../state/trial-secrets.ts'
import { all, BOT, Dictated, explorers } from '../../testing/trials.ts'
import { startTrial, trialOffers } from './index.ts'
import { chanceOf } from './liars-volts.ts'

describe("TR-03 Liar's Volts", () => {
  const cups = [1, 1, 2, 3, 4, 4, 4, 5]

  it('puts the caller out if the bid was true', () => {
    const s = startTrial('TR-03', explorers(2), new Dictated(...cups))
    all(s, new Dictated(), 'raise 2 4')
    all(s, new Dictated(), 'raise 3 4')
    expect(all(s, new Dictated(), 'callBid')).toMatchObject({ winner: 1, called: { count: 3, out: 0 } })
  })

  it('puts the bidder out if it was a lie; the others roll again, the next begins', () => {
    const s = startTrial('TR-03', explorers(3), new Dictated(...cups, 6, 6, 6, 6))
    all(s, new Dictated(), 'raise 5 6')
    const referee = new Dictated(1, 2, 3, 4, 5, 6, 1, 2)
    all(s, referee, 'callBid')
    expect(s).toMatchObject({ isIn: [false, true, true], turn: 1, cups: [[], [1, 2, 3, 4], [5, 6, 1, 2]] })
    expect(s).not.toHaveProperty('bid')
    expect(referee.reveals).toEqual(['all', '1', '2'])
  })

  it('is raised by more dice, or as many with a higher face, and never beyond the dice in play', () => {
    const s = startTrial('TR-03', explorers(2), new Dictated(...cups))
    expect(trialOffers(s, 0)).toHaveLength(48)
    all(s, new Dictated(), 'raise 7 5')
    expect(trialOffers(s, 1).map(move => sayChoice(trialVerbs, move))).toEqual([
      'callBid',
      'raise 7 6',
      ...upTo(6).map(i => `raise 8 ${i + 1}`),
    ])
    all(s, new Dictated(), 'raise 8 6')
    expect(trialOffers(s, 0)).toEqual([['callBid']])
  })

  it('shows one only the own cup', () => {
    const s = startTrial('TR-03', explorers(2), new Dictated(...cups))
    expect(seeTrial(s, 1)).toMatchObject({ cups: [[], [4, 4, 4, 5]] })
    expect(seeTrial(s, undefined)).toMatchObject({ cups: [[], []] })
  })

  it.each([
    ['raise 1 4', 'raise 2 1'],
    ['raise 2 1', 'raise 3 1'],
    ['raise 4 4', 'callBid'],
    ['raise 8 6', 'callBid'],
  ])('after %s a bot with 1 1 2 3 answers %s', (bid, answer) => {
    const s = startTrial('TR-03', explorers(2), new Dictated(4, 4, 4, 5, 1, 1, 2, 3))
    all(s, new Dictated(), bid)
    expect(
      sayChoice(
        trialVerbs,
        botMove(seeTrial(s, 1), 1, BOT, () => 0),
      ),
    ).toBe(answer)
  })

  it.each([
    [0, 4, 1],
    [1, 4, 1 - (5 / 6) ** 4],
    [4, 4, (1 / 6) ** 4],
    [5, 4, 0],
  ])('at least %i of %i dice', (need, dice, chance) => expect(chanceOf(need, dice)).toBeCloseTo(chance))
})
