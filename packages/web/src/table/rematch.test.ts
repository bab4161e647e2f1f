import { expect, test } from 'vitest'
import type { Sitting, TableCard } from '../store/tables.ts'
import { type Rematch, rematchesOf, rematchOf } from './rematch.ts'

const NAMES = ['Ann', 'Ben', 'Eve']
const CARD: TableCard = {
  id: 'one',
  game: 'pig',
  options: { goal: 20 },
  sittings: NAMES.map((name): Sitting => ({ kind: 'person', name })),
  made: 1,
  played: 2,
  steps: 3,
  winners: ['Ann'],
}

function order(card: TableCard, rematch: Rematch): string {
  const { sittings } = rematchOf(card, rematch)
  return sittings.map(sitting => (sitting.kind === 'person' ? sitting.name : '?')).join(' ')
}

test('a rematch keeps the seats or turns them, and nothing of the game that is over', () => {
  expect(rematchesOf(CARD)).toEqual(['Rematch', 'Rematch, places swapped'])
  expect(rematchOf(CARD, 'Rematch')).toEqual({ game: 'pig', options: { goal: 20 }, sittings: CARD.sittings })
  expect(order(CARD, 'Rematch, places swapped')).toBe('Ben Eve Ann')
})

test('at a table by lot each rematch draws anew, and says so', () => {
  const card = { ...CARD, lots: true }
  expect(rematchesOf(card)).toEqual(['Rematch, places drawn at random'])
  expect(rematchOf(card, 'Rematch, places drawn at random')).toMatchObject({
    game: 'pig',
    options: { goal: 20 },
    lots: true,
  })
  const orders = new Set<string>()
  for (let games = 0; games < 500; games++) orders.add(order(card, 'Rematch, places drawn at random'))
  expect(orders.size).toBe(6)
})
