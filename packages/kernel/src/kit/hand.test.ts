import { describe, expect, it } from 'vitest'
import { FastDice } from '../index.ts'
import { choicesIn, imagineHand, playFrom, unseen, viewHand } from './index.ts'

const HANDS = [
  ['owl', 'elk', 'owl'],
  ['fox', 'elk'],
]
const ALL = ['owl', 'owl', 'fox', 'fox', 'elk', 'elk', 'hen', 'hen']

describe('a hand', () => {
  it('is seen by its owner as cards, and by the others as a number', () => {
    expect(viewHand(HANDS[0] ?? [], [0], 0)).toEqual({ count: 3, cards: ['owl', 'elk', 'owl'] })
    expect(viewHand(HANDS[0] ?? [], [0], 1)).toEqual({ count: 3 })
    expect(viewHand(HANDS[0] ?? [], [0], 'spectator')).toEqual({ count: 3 })
    expect(viewHand(HANDS[0] ?? [], 'all', 'spectator')).toEqual({ count: 3, cards: ['owl', 'elk', 'owl'] })
  })

  it('shares nothing with its view', () => {
    const hand = ['owl']
    const { cards } = viewHand(hand, [0], 0)
    playFrom(hand, 'owl')
    expect(cards).toEqual(['owl'])
  })

  it('offers equal cards once, and loses one of them when it is played', () => {
    const hand = ['owl', 'elk', 'owl']
    expect(choicesIn(hand)).toEqual(['owl', 'elk'])
    playFrom(hand, 'owl')
    expect(hand).toEqual(['elk', 'owl'])
    expect(() => playFrom(hand, 'hen')).toThrow('hen is not in the hand')
  })

  it('is imagined so that whoever sees it cannot tell it from the true one', () => {
    const dice = new FastDice('hands')
    const met = new Set<string>()
    for (let i = 0; i < 200; i++) {
      const views = HANDS.map((hand, seat) => viewHand(hand, [seat], 1))
      const left = unseen(
        ALL,
        views.flatMap(({ cards }) => cards ?? []),
      )
      const hands = views.map(seen => imagineHand(seen, left, dice))
      expect(hands.map((hand, seat) => viewHand(hand, [seat], 1))).toEqual(views)
      expect([...hands.flat(), ...left].sort()).toEqual(ALL.toSorted())
      met.add(hands[0]?.toSorted().join() ?? '')
    }
    expect(met.size).toBe(10) // all there are
  })

  it('is imagined with what is known of it', () => {
    const left = ['owl', 'fox', 'elk']
    const hand = imagineHand({ count: 3 }, left, new FastDice(1), ['hen', 'hen'])
    expect(hand.slice(0, 2)).toEqual(['hen', 'hen'])
    expect([...hand.slice(2), ...left].sort()).toEqual(['elk', 'fox', 'owl'])
  })
})
