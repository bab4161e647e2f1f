import { expect, test } from 'vitest'
import type { TableCard } from '../store/tables.ts'
import { beatenIn } from './beaten.ts'

const ann = { kind: 'person', name: 'Ann' } as const
const squire = { kind: 'bot', level: 'greedy' } as const
const master = { kind: 'bot', level: 'master' } as const

function card(sittings: TableCard['sittings'], winners?: readonly string[]): TableCard {
  const base = { id: 'x', game: 'masmorra', options: {}, made: 0, played: 0, steps: 1, sittings }
  return winners === undefined ? base : { ...base, winners }
}

test('a person alone beats the bots that do not win, in games that are over', () => {
  const cards = [card([ann, master]), card([ann, squire], ['Ann']), card([ann, master], ['Master'])]
  expect(beatenIn('masmorra', cards)).toEqual(['greedy'])
  expect(beatenIn('platformer', cards)).toEqual([])
  expect(beatenIn('masmorra', [...cards, card([master, ann], ['Ann'])])).toEqual(['greedy', 'master'])
})

test('who wins with a bot, or against a person, beats nobody', () => {
  const bo = { kind: 'person', name: 'Bo' } as const
  expect(beatenIn('masmorra', [card([ann, squire], ['Ann', 'Squire']), card([ann, bo, squire], ['Ann'])])).toEqual([])
})
