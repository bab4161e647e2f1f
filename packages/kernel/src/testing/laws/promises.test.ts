import { describe, expect, it } from 'vitest'
import { type Hoard, hoard, type Pig, pig, type TicTacToe, ticTacToe } from '../../examples/index.ts'
import type { Foresight, Promised, Seen } from '../../index.ts'
import { Branches } from './branches.ts'
import { judge } from './judge.ts'
import { promised } from './promises.ts'

const judged = (promises: Foresight<Pig>['promises']): string | undefined =>
  judge(promised({ promises }), pig, { games: 6, seed: 1 })

/** A roll loses the stake once in so many times, and else adds to it. */
const rolling =
  (chance: number, more: Partial<Promised<Pig>> = {}): Foresight<Pig>['promises'] =>
  (_, seat, [verb]) =>
    verb === 'roll'
      ? [{ says: 'the stake is lost', chance, kept: ({ after }) => after.view.mover !== seat, ...more }]
      : []

describe('law 9', () => {
  it('is kept by a chance that is what it says', () => {
    expect(judged(rolling(1 / 6))).toBeUndefined()
    expect(judged(rolling(1 / 6, { byDice: true }))).toBeUndefined()
  })

  it('is broken by one that is not, to the last digit where dice alone decide', () => {
    expect(judged(rolling(1 / 3))).toMatch(/"the stake is lost" came [\d.]+ times, and [\d.]+ times were promised/)
    expect(judged(rolling(0.17, { byDice: true }))).toMatch(
      /of "roll" a chance of 17\.00% is promised that the stake is lost, and it is 16\.67%/,
    )
  })

  it('is broken by what is certain and does not come, and by what is impossible and does', () => {
    expect(judged(rolling(1))).toMatch(/it is promised that the stake is lost, and it does not always come so/)
    expect(judged(rolling(0))).toMatch(/it is promised that it never comes that the stake is lost, and it does/)
  })

  it('waits until a promise can be judged, and says if that never comes', () => {
    const asked = ({ deciding }: Seen<TicTacToe>, seat: number): boolean => deciding[0]?.seat === seat
    const promises =
      (until: boolean): Foresight<TicTacToe>['promises'] =>
      (_, seat) => [
        {
          says: 'one is asked again',
          chance: 1,
          kept: ({ after }) => after.outcome !== undefined || asked(after, seat),
          ...(until ? { until: seen => asked(seen, seat) } : {}),
        },
      ]
    const marks = (until: boolean) => judge(promised({ promises: promises(until) }), ticTacToe, { games: 20, seed: 1 })
    expect(marks(true)).toBeUndefined()
    expect(marks(false)).toContain('it is promised that one is asked again, and it does not always come so')
    expect(judged(rolling(1 / 6, { until: () => false }))).toContain('it stays open whether the stake is lost')
  })

  it('is broken if nothing is ever promised', () => {
    expect(judged(() => [])).toContain('nothing is promised of any choice')
  })

  it('goes through what the seat holds for possible, or through other worlds', () => {
    const first =
      (chance: number): Foresight<Hoard>['promises'] =>
      ({ view }, seat, [verb]) =>
        seat === 0 && verb === 'dig' && view.knows[0]?.[1] === 0
          ? [{ says: 'the first guard is a 1', chance, kept: ({ was }) => was.rows[1]?.[0] === 1 }]
          : []
    const guards = (foresight: Foresight<Hoard>) => judge(promised(foresight), hoard, { games: 60, seed: 1 })
    expect(guards({ promises: first(1 / 4) })).toBeUndefined()
    expect(guards({ promises: first(3 / 4) })).toMatch(/"the first guard is a 1" came [\d.]+ times/)
    const worlds: Foresight<Hoard>['worlds'] = ({ view }, seat, dice) => {
      const s = hoard.imagine(view, seat, dice)
      return { ...s, rows: s.rows.map((row, each) => (each === seat ? row : [1, 2, 3])) }
    }
    expect(guards({ promises: first(1), worlds })).toBeUndefined()
  })
})

it('branches go through everything that dice can show', () => {
  const branches = new Branches()
  const seen: string[] = []
  let chance = 0
  do {
    const first = branches.below(2)
    seen.push(first === 0 ? 'a' : `b${branches.below(3)}`)
    chance += branches.chance
  } while (branches.next())
  expect(seen).toEqual(['a', 'b0', 'b1', 'b2'])
  expect(chance).toBeCloseTo(1)
})
