import { describe, expect, it } from 'vitest'
import { FastDice } from '../index.ts'
import { countsOf, deal, deckOf, draw, misplaced, readCards, refill, takeOut, unseen } from './index.ts'

const COPIES = { owl: 2, fox: 1, elk: 3 } as const
type Card = keyof typeof COPIES
const CARDS = Object.keys(COPIES) as Card[]
const full = () => deckOf(CARDS, card => COPIES[card])

/** A table whose hidden draws are these. */
function picking(...picks: number[]) {
  const asked: unknown[] = []
  return {
    asked,
    pick(below: number, label: string) {
      asked.push([below, label])
      return picks.shift() ?? 0
    },
  }
}

describe('a deck', () => {
  it('has every copy of every card', () => expect(full()).toEqual(['owl', 'owl', 'fox', 'elk', 'elk', 'elk']))

  it('is drawn from at random, among what is left', () => {
    const [deck, t] = [full(), picking(2, 2)]
    expect([draw(deck, t, 'a beast'), draw(deck, t, 'a beast')]).toEqual(['fox', 'elk'])
    expect(t.asked).toEqual([
      [6, 'a beast'],
      [5, 'a beast'],
    ])
    expect(deck).toEqual(['owl', 'owl', 'elk', 'elk'])
  })

  it('gives nothing when it is empty, and makes no draw then', () => {
    const t = picking()
    expect(draw([], t, 'a beast')).toBe(undefined)
    expect(t.asked).toEqual([])
  })

  it('is made of its discards when it is empty, and not before', () => {
    const [deck, discards]: [Card[], Card[]] = [['owl'], ['fox', 'elk']]
    expect(refill(deck, discards)).toBe(false)
    expect(takeOut(deck, 'owl')).toBe(true)
    expect(takeOut(deck, 'owl')).toBe(false)
    expect(refill(deck, discards)).toBe(true)
    expect([deck, discards]).toEqual([['fox', 'elk'], []])
    expect(refill([], [])).toBe(false)
  })

  it('is imagined from what nobody has seen', () => {
    const hidden = unseen(full(), ['elk', 'owl', 'elk'])
    expect(hidden).toEqual(['owl', 'fox', 'elk'])
    const dealt = deal(hidden, 2, new FastDice('deal'))
    expect(dealt).toHaveLength(2)
    expect([...dealt, ...hidden].sort()).toEqual(['elk', 'fox', 'owl'])
    expect(deal(hidden, 5, new FastDice('deal'))).toHaveLength(1)
  })

  it('is imagined in every way that there is, each as often', () => {
    const dice = new FastDice('ways')
    const ways = countsOf(Array.from({ length: 3000 }, () => deal(['owl', 'fox', 'elk'], 2, dice).join()))
    expect(ways.size).toBe(6)
    for (const count of ways.values()) expect(Math.abs(count - 500)).toBeLessThan(120)
  })

  it('is sound if every card is somewhere, once', () => {
    expect(misplaced(full(), ['owl', 'fox'], ['elk', 'elk'], ['owl', 'elk'])).toEqual([])
    expect(misplaced(full(), ['owl', 'fox', 'fox'], ['elk'])).toEqual([
      'owl is missing by 1',
      'fox is too many by 1',
      'elk is missing by 2',
    ])
  })

  it('is written as the names of its cards', () => {
    expect(readCards(['elk', 'owl', 'elk'], CARDS)).toEqual(['elk', 'owl', 'elk'])
    expect(() => readCards(['hen'], CARDS)).toThrow('there is no card "hen" (there is owl, fox, elk)')
    expect(() => readCards('elk', CARDS)).toThrow('a list of their names')
  })
})
