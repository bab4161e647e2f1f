import { describe, expect, it } from 'vitest'
import { type Dice, FastDice, ScriptError, ScriptedDice } from './dice.ts'

const draw = (dice: Dice, n: number, times: number): number[] => Array.from({ length: times }, () => dice.below(n))

describe('fast dice', () => {
  it('draw the same for the same seed, today and in ten years', () => {
    expect(draw(new FastDice(1), 6, 12)).toEqual(draw(new FastDice('1'), 6, 12))
    expect(draw(new FastDice(1), 6, 12)).toEqual([0, 4, 0, 4, 3, 0, 0, 5, 2, 0, 2, 4])
    expect(draw(new FastDice('a longer seed'), 1000, 6)).toEqual([20, 864, 715, 24, 348, 740])
  })

  it.each([1, 2, 6, 65_535, 65_536, 65_537, 2 ** 32])('draw a share of all numbers below %i', n => {
    const [dice, numbers] = [new FastDice('share'), new FastDice('share')]
    for (let i = 0; i < 1000; i++) expect(dice.below(n)).toBe(Math.floor((numbers.next() / 2 ** 32) * n))
  })

  it('draw otherwise for another seed', () => {
    expect(draw(new FastDice(1), 1000, 8)).not.toEqual(draw(new FastDice(2), 1000, 8))
  })

  it.each([2, 6, 13])('show every face of %i about equally often', n => {
    const times = 60_000
    const counts = new Array<number>(n).fill(0)
    for (const face of draw(new FastDice('fair'), n, times)) counts[face] = (counts[face] ?? 0) + 1
    const expected = times / n
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(chiSquare).toBeLessThan(n + 5 * Math.sqrt(2 * n))
  })

  it('do not favour a pair of faces in a row', () => {
    const counts = new Map<string, number>()
    const dice = new FastDice('pairs')
    for (let i = 0; i < 36_000; i++) {
      const pair = draw(dice, 6, 2).join()
      counts.set(pair, (counts.get(pair) ?? 0) + 1)
    }
    expect(counts.size).toBe(36)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(160)
  })
})

describe('scripted dice', () => {
  it('show what they are told, counted from 1', () => {
    const dice = new ScriptedDice().dictate([6, 1]).dictate([3])
    expect(draw(dice, 6, 2)).toEqual([5, 0])
    expect(dice.left).toEqual([3])
    dice.forget()
    expect(dice.left).toEqual([])
  })

  it.each([0, 7, 1.5])('have no face %d', face => {
    expect(() => new ScriptedDice().dictate([face]).below(6, 'attack')).toThrow(
      new ScriptError(`the draw ${face} is not on a die with 6 sides (attack)`),
    )
  })

  it('say what is rolled when nothing is left', () => {
    expect(() => new ScriptedDice().below(6)).toThrow('a die with 6 sides is rolled, but no draw is left for it')
  })
})
