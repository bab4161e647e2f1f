import { expect, test } from 'vitest'
import { type MaySit, pair, standings, usualRounds } from './pairing.ts'
import type { Entrant, Pairing } from './records.ts'

const entrants = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, n) => ({ n, name: `E${n}`, level: 'random', withdrawn: false }))
const key = (group: readonly number[]) => group.toSorted((a, b) => a - b).join()

/** Who came first wins each game. */
function play(
  format: 'round-robin' | 'swiss',
  of: readonly Entrant[],
  rounds: number,
  seats = 2,
  maySit?: MaySit,
): Pairing[] {
  const played: Pairing[] = []
  for (let round = 0; round < rounds; round++) {
    for (const [board, group] of pair({ format, round }, of, [...played], seats, maySit).entries()) {
      const points = group.map(n => (n === Math.min(...group) ? 1 : 0))
      played.push({ round: round + 1, board, table: `${round}-${board}`, entrants: group, points })
    }
  }
  return played
}

test.each([4, 5, 10])('in a round-robin of %i each meets each once', count => {
  const played = play('round-robin', entrants(count), usualRounds('round-robin', count))
  const pairs = played.filter(each => each.entrants.length === 2).map(each => key(each.entrants))
  expect(pairs).toHaveLength((count * (count - 1)) / 2)
  expect(new Set(pairs).size).toBe(pairs.length)
})

test('in a Swiss tournament nobody meets twice, and the strongest is first', () => {
  const of = entrants(10)
  const played = play('swiss', of, usualRounds('swiss', 10))
  expect(usualRounds('swiss', 10)).toBe(4)
  expect(new Set(played.map(each => key(each.entrants))).size).toBe(20)
  const table = standings(of, played)
  expect(table[0]).toMatchObject({ n: 0, points: 4, played: 4 })
  expect(table.reduce((sum, { points }) => sum + points, 0)).toBe(20)
})

test('at tables of four the groups are new ones; the last may be small', () => {
  const played = play('swiss', entrants(9), 2, 4)
  const groups = (round: number) => played.filter(each => each.round === round).map(each => each.entrants)
  expect(groups(1).map(({ length }) => length)).toEqual([4, 4, 1])
  for (const group of groups(2)) for (const before of groups(1)) expect(key(group)).not.toBe(key(before))
})

test('who has withdrawn is paired no more', () => {
  const of = entrants(4).map(each => (each.n === 1 ? { ...each, withdrawn: true } : each))
  for (const format of ['round-robin', 'swiss'] as const) {
    for (let round = 0; round < 3; round++) expect(pair({ format, round }, of, [], 2).flat().sort()).toEqual([0, 2, 3])
  }
})

test('who may not sit together never does, in either format; a round-robin leaves both to a bot of the house', () => {
  const of = entrants(6)
  const maySit = (a: number, b: number) => key([a, b]) !== '0,1' && key([a, b]) !== '2,5'
  const rounds = { 'round-robin': 5, swiss: 12 } as const
  for (const format of ['round-robin', 'swiss'] as const) {
    const played = play(format, of, rounds[format], 2, maySit)
    for (const { entrants: group } of played) expect(['0,1', '2,5']).not.toContain(key(group))
    for (let round = 1; round <= rounds[format]; round++) {
      const seated = played.filter(each => each.round === round).flatMap(each => each.entrants)
      expect(seated.toSorted()).toEqual([0, 1, 2, 3, 4, 5])
    }
    const alone = played.filter(each => each.entrants.length === 1).map(each => each.entrants[0])
    expect(alone.toSorted()).toEqual(format === 'swiss' ? [] : [0, 1, 2, 5])
  }
})

test('in a Swiss tournament of two who may not sit together both play a bot of the house', () => {
  expect(pair({ format: 'swiss', round: 0 }, entrants(2), [], 2, () => false)).toEqual([[0], [1]])
})

test('at tables of four nobody sits with whom they may not', () => {
  const maySit = (a: number, b: number) => key([a, b]) !== '0,1'
  for (const { entrants: group } of play('swiss', entrants(8), 4, 4, maySit)) {
    expect(group.includes(0) && group.includes(1)).toBe(false)
  }
})
