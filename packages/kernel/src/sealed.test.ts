import { describe, expect, it } from 'vitest'
import { commitment, drawLots, isSecret, SealedDice } from './sealed.ts'

const secret = '0123456789abcdef'.repeat(4)
const seal = { secret, words: ['lantern', 'über'] }
const draw = (dice: SealedDice, n: number, times: number): number[] =>
  Array.from({ length: times }, () => dice.below(n))

describe('sealed dice', () => {
  // The numbers were worked out with another implementation of HMAC-SHA256.
  it('draw what anybody can work out from the secret and the words', () => {
    expect(draw(new SealedDice(seal), 6, 10)).toEqual([4, 5, 4, 3, 4, 4, 0, 0, 4, 0])
    expect(draw(new SealedDice(seal), 4294967296, 2)).toEqual([3283042936, 911978225])
  })

  it('go on where they were after a reload', () => {
    const all = draw(new SealedDice(seal), 20, 10)
    expect(draw(new SealedDice(seal, 4), 20, 6)).toEqual(all.slice(4))
  })

  it('draw otherwise if one letter of a word, or who said which, is another', () => {
    const all = draw(new SealedDice(seal), 1000, 6)
    expect(draw(new SealedDice({ secret, words: ['lantern', 'uber'] }), 1000, 6)).not.toEqual(all)
    expect(draw(new SealedDice({ secret, words: ['über', 'lantern'] }), 1000, 6)).not.toEqual(all)
    expect(draw(new SealedDice({ secret, words: ['lanternüber'] }), 1000, 6)).not.toEqual(all)
    expect(draw(new SealedDice({ ...seal, secret: secret.replace('0', '1') }), 1000, 6)).not.toEqual(all)
  })

  it('do not favour low numbers where the range does not divide evenly', () => {
    // A die of three quarters of the range: a plain remainder would show the lowest third twice as often.
    const n = 3 * 2 ** 30
    const low = draw(new SealedDice(seal), n, 3000).filter(drawn => drawn < n / 3).length
    expect(low / 3000).toBeGreaterThan(0.3)
    expect(low / 3000).toBeLessThan(0.37)
  })

  it('spread evenly over a small die', () => {
    const counts = new Array<number>(6).fill(0)
    for (const face of draw(new SealedDice(seal), 6, 6000)) counts[face] = (counts[face] ?? 0) + 1
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })
})

describe('lots', () => {
  it('follow from the seal, are not its dice, and give each seat to one', () => {
    const words = ['owl', 'fox', 'elk', 'hen']
    const lots = drawLots({ secret, words })
    expect(lots).toEqual(drawLots({ secret, words }))
    expect(lots.toSorted()).toEqual([0, 1, 2, 3])
    expect(drawLots({ secret, words: ['fox', 'owl', 'elk', 'hen'] })).not.toEqual(lots)
  })

  it('favour nobody', () => {
    const counts = new Map<string, number>()
    for (let n = 0; n < 6000; n++) {
      const order = drawLots({ secret, words: ['owl', 'fox', String(n)] }).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })
})

describe('a secret', () => {
  it('is bound by its commitment', () => {
    expect(commitment(secret)).toBe('af2be220ca88dadd91066dcf4cde8aef403df01655c3589d97ec5ac36e9504c1')
    expect(commitment(secret.replace('0', '1'))).not.toBe(commitment(secret))
  })

  it.each([
    [secret, true],
    [secret.toUpperCase(), false],
    [secret.slice(1), false],
    [`${secret}\n`, false],
  ])('%j has 64 hexadecimal digits: %s', (text, is) => expect(isSecret(text)).toBe(is))
})
