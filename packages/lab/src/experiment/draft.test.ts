import { anyGame } from '@undercroft/kernel'
import { pig } from '@undercroft/kernel/examples'
import { describe, expect, it } from 'vitest'
import { type Draft, newDraft, readDraft, writeDraft } from './draft.ts'
import { exampleOf } from './example.ts'

const games = [anyGame(pig)]

describe('a form', () => {
  it.each<[string, Draft]>([
    ['as it is', newDraft('pig')],
    [
      'with a precision',
      { ...newDraft('pig'), title: 'Who: wins?', stop: { precision: 0.02, most: 300 }, rotate: true },
    ],
    [
      'with everything',
      {
        ...newDraft('pig'),
        seed: 'a word',
        options: { players: [2, 3], goal: [30] },
        measures: ['branching'],
        arms: [
          { name: 'as it is', options: {}, content: {}, bots: [] },
          { name: 'far', options: { goal: 40 }, content: {}, bots: ['random'] },
        ],
      },
    ],
  ])('reads back what it has written: %s', (_, draft) => {
    const { mistakes, ...read } = readDraft(writeDraft(draft), games)
    expect(mistakes).toEqual([])
    expect(read.draft).toEqual(draft)
  })

  it('reads the file that the command line writes to begin with', () => {
    const { draft } = readDraft(exampleOf(anyGame(pig)), games)
    expect(draft).toMatchObject({ game: 'pig', bots: ['greedy'], arms: [], options: { players: [2] } })
  })

  it('says what is wrong, with its line', () => {
    const { draft, mistakes } = readDraft('game: pig\ngames: none', games)
    expect(draft).toBeUndefined()
    expect(mistakes.map(({ line }) => line)).toEqual([2])
  })
})
