import { allOutAssault } from '@undercroft/games/all-out-assault'
import { anyGame, type Game } from '@undercroft/kernel'
import { expect, test } from 'vitest'
import type { OnlineCard } from '../online/wire.ts'
import type { Sitting, TableCard } from '../store/tables.ts'
import { dayOf, found, othersIn, readFilters, writeFilters } from './filters.ts'
import { sayOptions } from './known-games.ts'
import { ofOnline, ofTable, type PastGame } from './past-game.ts'
import { sayShare, statisticsOf } from './statistics.ts'

const ANN: Sitting = { kind: 'person', name: 'Ann' }
const BEN: Sitting = { kind: 'person', name: 'Ben' }
const SQUIRE: Sitting = { kind: 'bot', level: 'greedy' }
const MASTER: Sitting = { kind: 'bot', level: 'master' }
const game: Game = anyGame(allOutAssault)
const known = new Map([[game.id, game]])
const NOON = new Date(2026, 10, 16, 12).getTime()
const DAY = 86_400_000

let made = 0
function card(sittings: readonly Sitting[], winners: readonly number[], more: Partial<TableCard> = {}): TableCard {
  made++
  return {
    ...{ id: `t${made}`, game: game.id, options: {}, sittings, made: NOON, played: NOON, steps: 40 },
    ...{ winners: winners.map(seat => `name ${seat}`), end: { by: 'AA-1', winners }, ...more },
  }
}

function past(...given: Parameters<typeof card>): PastGame {
  const one = ofTable(card(...given), 'Ann')
  if (one === undefined) throw new Error('not finished')
  return one
}

test('a table is a game of mine once it is over, and if I sat there', () => {
  expect(past([ANN, SQUIRE], [0])).toMatchObject({ mine: [0], result: 'won', by: 'AA-1' })
  expect(past([SQUIRE, { kind: 'person', name: 'Zoe' }], [0])).toMatchObject({ mine: [1], result: 'lost' })
  expect(past([BEN, ANN], [0])).toMatchObject({ mine: [1], result: 'lost' })
  expect(past([SQUIRE, MASTER], [0])).toMatchObject({ mine: [], result: 'others' })
  expect(past([ANN, SQUIRE], [])).toMatchObject({ result: 'draw' })
  expect(past([ANN, SQUIRE], [], { lost: true })).toMatchObject({ result: 'lost' })
  const { winners: _, end: __, ...running } = card([ANN, SQUIRE], [0])
  expect(ofTable(running, 'Ann')).toBeUndefined()
  expect(ofTable(card([ANN, SQUIRE], [0], { opened: true }), 'Ann')).toBeUndefined()
})

test('an older table that has not noted its end is read by the names of its winners', () => {
  const { end: _, ...old } = card([ANN, SQUIRE, SQUIRE], [0], { winners: ['Squire 2'] })
  expect(ofTable(old, 'Ann')).toMatchObject({ winners: [2], result: 'lost', by: undefined })
})

test('an online table is mine as the server says', () => {
  const seats = [
    { name: 'a', role: 'A', kind: 'person', person: 'p', player: 'Ann' },
    { name: 'b', role: 'B', kind: 'bot', level: 'master' },
  ]
  const online = { id: 'o', game: game.id, options: {}, seats, madeAt: 1, overAt: 2 } as unknown as OnlineCard
  expect(ofOnline({ card: online, mine: [0] }, 9)).toBeUndefined()
  const over = { ...online, outcome: { winners: [1], by: 'AA-1' } }
  expect(ofOnline({ card: over, mine: [0] }, 9)).toMatchObject({
    ...{ result: 'lost', over: 2, steps: 9, place: 'online' },
    seats: [{ name: 'Ann' }, { name: 'Master', level: 'master' }],
  })
})

const GAMES = [
  past([ANN, SQUIRE], [0]),
  past([ANN, SQUIRE], [0], { played: NOON - DAY, steps: 60 }),
  past([MASTER, ANN], [0], { played: NOON - 2 * DAY, steps: 200 }),
  past([BEN, ANN], [1], { played: NOON - 3 * DAY }),
  past([ANN, BEN], [], { played: NOON - 4 * DAY }),
  past([ANN, SQUIRE], [0], { played: NOON - 5 * DAY, game: 'masmorra' }),
  past([SQUIRE, MASTER], [0], { played: NOON - 6 * DAY }),
] as const
const roleB = game.seats(GAMES[0].options)[1]?.role ?? ''

test.each([
  ['', [0, 1, 2, 3, 4, 5, 6]],
  ['game=masmorra', [5]],
  ['who=Ben', [3, 4]],
  ['who=Squire', [0, 1, 5, 6]],
  [`role=${encodeURIComponent(roleB)}`, [2, 3]],
  ['result=lost', [2]],
  ['result=draw', [4]],
  ['place=online', []],
  [`from=${dayOf(NOON - 2 * DAY)}&to=${dayOf(NOON - DAY)}`, [1, 2]],
  ['words=ASSAULT+master', [2, 6]],
  ['words=masm', [5]],
  ['words=nobody', []],
  ['result=burning&from=yesterday', [0, 1, 2, 3, 4, 5, 6]],
])('%s finds %o', (address, wanted) => {
  const fitting = found([...GAMES].reverse(), readFilters(new URLSearchParams(address)), known)
  expect(fitting.map(each => GAMES.indexOf(each))).toEqual(wanted)
})

test('filters read back from the address that they wrote', () => {
  const filters = { game: 'masmorra', who: 'Ben & Co', result: 'won', from: '2026-01-02', words: 'a b' } as const
  expect(readFilters(new URLSearchParams(writeFilters(filters).toString()))).toEqual(filters)
  expect(writeFilters({ words: '' }).toString()).toBe('')
})

test('equal bots are one opponent', () => {
  expect(othersIn(past([ANN, SQUIRE, SQUIRE], [0]))).toEqual(['Squire'])
})

test('what games come to', () => {
  const all = statisticsOf(GAMES, known)
  expect(all).toMatchObject({ played: 6, won: 4, lost: 1, draws: 1, wins: 2, losses: 1, now: 2 })
  const short = (rows: typeof all.levels) => rows.map(({ name, played, won }) => [name, played, won])
  expect(short(all.levels)).toEqual([
    ['Squire', 3, 3],
    ['Master', 1, 0],
  ])
  expect(short(all.people)).toEqual([['Ben', 2, 1]])
  expect(all.roles.find(({ name }) => name === roleB)).toMatchObject({ played: 2, won: 1 })
  expect(short(all.lengths)).toEqual([
    ['Up to 50 answers', 4, 3],
    ['51 to 150 answers', 1, 1],
    ['More than 150 answers', 1, 0],
  ])
  expect(statisticsOf([], known)).toMatchObject({ played: 0, wins: 0, now: 0, levels: [] })
})

test('a share is said with what may lie behind it', () => {
  expect(sayShare(5, 10)).toEqual({ share: '50%', range: '24% to 76%' })
  expect(sayShare(0, 0)).toEqual({ share: '–', range: '0% to 100%' })
})

test('options are said where they are not the usual', () => {
  const usual = Object.fromEntries(Object.entries(game.options).map(([name, { otherwise }]) => [name, otherwise]))
  expect(sayOptions(game, usual)).toBe('')
  expect(sayOptions(game, { ...usual, board: 'skirmish' })).toMatch(/: Skirmish$/)
})
