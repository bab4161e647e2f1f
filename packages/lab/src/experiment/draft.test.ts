import { anyGame } from '@undercroft/kernel'
import { pig } from '@undercroft/kernel/examples'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { housePig } from '../testing/house-pig.ts'
import { type Draft, newDraft, readDraft, writeDraft } from './draft.ts'
import { exampleOf } from './example.ts'

const games = [anyGame(pig), housePig()]

const HEAD = `# Is the first seat too strong?

title: Who wins? # a guess
game: house-pig
seed: 7
games: 40
options:
  goal: 30 # short
bots: random
`

const TUNED = `${HEAD}goal:
  answers: [ 40, 60 ]
tune:
  pig.goal: [ 10, 60 ]
budget: 900
`

const ARMED = `${HEAD}arms:
  # the first
  - { name: as it is, options: { goal: 30 } }
  # the second
  - { name: far, options: { goal: 60 } }
  # the third
  - { name: farther, options: { goal: 90 } }
`

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
    const text = writeDraft(draft)
    const { mistakes, ...read } = readDraft(text, games)
    expect(mistakes).toEqual([])
    expect(read.draft).toEqual({ ...draft, file: { text, written: parse(text) } })
  })

  it('reads the file that the command line writes to begin with', () => {
    const { draft } = readDraft(exampleOf(anyGame(pig)), games)
    expect(draft).toMatchObject({ game: 'pig', bots: ['greedy'], arms: [], options: { players: [2] } })
  })

  it.each<[string, string, (draft: Draft) => Draft, (text: string) => string]>([
    ['nothing', TUNED, draft => draft, text => text],
    [
      'its games, its seed and a value',
      TUNED,
      draft => ({ ...draft, stop: { games: 50 }, seed: 'x', options: { ...draft.options, goal: [50] } }),
      text => text.replace('games: 40', 'games: 50').replace('seed: 7', 'seed: x').replace('goal: 30 #', 'goal: 50 #'),
    ],
    [
      'its title away, and one more option',
      TUNED,
      draft => ({ ...draft, title: '', options: { ...draft.options, players: [2, 3] } }),
      text => text.replace(/title.*\n/, '').replace('# short', '# short\n  players:\n    - 2\n    - 3'),
    ],
    [
      'an arm in the middle',
      ARMED,
      draft => ({ ...draft, arms: draft.arms.toSpliced(1, 1) }),
      text => text.replace(/ {2}# the second.*\n.*\n/, ''),
    ],
    [
      'each arm',
      ARMED,
      draft => ({ ...draft, arms: draft.arms.map(arm => ({ ...arm, options: { ...arm.options, goal: 40 } })) }),
      text => text.replaceAll(/goal: \d+ }/g, 'goal: 40 }'),
    ],
  ])('keeps comments and goals of a file in which it changes %s', (_, file, change, expected) => {
    const { draft, mistakes } = readDraft(file, games)
    expect(mistakes).toEqual([])
    expect(draft && writeDraft(change(draft))).toBe(expected(file))
  })

  it('says what is wrong, with its line', () => {
    const { draft, mistakes } = readDraft('game: pig\ngames: none', games)
    expect(draft).toBeUndefined()
    expect(mistakes.map(({ line }) => line)).toEqual([2])
  })
})
