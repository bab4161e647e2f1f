import { expect, test } from 'vitest'
import { groupsOf, type MayMeet } from './matching.ts'
import type { Seek } from './records.ts'

const NOW = 1_000_000
const everybody: MayMeet = async () => true
const seek = (person: string, more: Partial<Seek> = {}): Seek => ({
  ...{ person, request: `request-${person}`, game: 'pig', pace: 'live', strength: 1000, at: NOW, until: NOW + 1 },
  ...more,
})
const groups = async (waiting: Seek[], mayMeet = everybody, seats = 2) => {
  const found = await groupsOf(waiting, game => (game === 'unknown' ? undefined : seats), NOW, mayMeet)
  return found.map(({ seeks, bots }) => [...seeks.map(({ person }) => person), ...(bots === undefined ? [] : [bots])])
}

test('those who want the same are brought together, the nearest in strength first', async () => {
  expect(await groups([seek('a'), seek('b', { strength: 1100 }), seek('c', { strength: 1010 })])).toEqual([['a', 'c']])
  expect(await groups([seek('a'), seek('b', { game: 'hoard' }), seek('c', { pace: 'days' })])).toEqual([])
  expect(await groups([seek('a'), seek('b'), seek('c'), seek('d')])).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(await groups([seek('a', { game: 'unknown' }), seek('b', { game: 'unknown' })])).toEqual([])
})

test('who waits takes others who are farther away', async () => {
  const far = seek('b', { strength: 1400 })
  expect(await groups([seek('a'), far])).toEqual([])
  expect(await groups([seek('a', { at: NOW - 20_000 }), far])).toEqual([['a', 'b']])
  expect(await groups([seek('a', { at: NOW - 20_000, pace: 'days' }), { ...far, pace: 'days' }])).toEqual([])
})

test('those who may not meet are never at one table, in whatever company', async () => {
  const apart = async (a: string, b: string) => [a, b].sort().join() !== 'a,b'
  expect(await groups([seek('a'), seek('b')], apart)).toEqual([])
  expect(await groups([seek('a'), seek('b'), seek('c')], apart)).toEqual([['a', 'c']])
  expect(await groups([seek('c'), seek('a'), seek('b')], apart, 3)).toEqual([])
})

test('bots take the seats that are left when those who sit have agreed and waited', async () => {
  const patient = { bots: { level: 'greedy', after: 30 } }
  expect(await groups([seek('a', { ...patient, at: NOW - 29_000 })])).toEqual([])
  expect(await groups([seek('a', { ...patient, at: NOW - 30_000 })])).toEqual([['a', 'greedy']])
  expect(await groups([seek('a', { at: NOW - 99_000 })])).toEqual([])
  const late = seek('b', { ...patient, at: NOW - 5000 })
  expect(await groups([seek('a', { ...patient, at: NOW - 30_000 }), late], everybody, 3)).toEqual([['a', 'greedy']])
})
