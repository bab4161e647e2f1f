import { PLAYERS } from '@undercroft/bots'
import { anyGame, type Game } from '@undercroft/kernel'
import { pig, ticTacToe } from '@undercroft/kernel/examples'
import { describe, expect, it } from 'vitest'
import { exampleOf } from './example.ts'
import { readExperiment } from './read.ts'

/** A pig whose die may be another one. */
const housePig = {
  ...pig,
  id: 'house-pig',
  options: {
    ...pig.options,
    house: {
      kind: 'house',
      label: 'House rules',
      otherwise: undefined,
      tunables: () => [{ id: 'die.sides', what: 'Die: sides', value: 6, min: 2, max: 12, from: 'PG-1.2' }],
    },
  },
}

const games = [anyGame(pig), anyGame(ticTacToe), housePig as unknown as Game]

function mistakesIn(text: string): string[] {
  return readExperiment(text, games).mistakes.map(({ line, message }) => `${line}: ${message}`)
}

describe('an experiment', () => {
  it('has every combination of the options, each with all arms', () => {
    const { experiment } = readExperiment(
      [
        'game: pig',
        'options: { goal: [20, 30], players: [2, 3] }',
        'arms:',
        '  - name: base',
        '  - { name: random, bots: random }',
      ].join('\n'),
      games,
    )
    expect(experiment?.groups.map(({ name }) => name)).toEqual([
      'goal=20, players=2',
      'goal=20, players=3',
      'goal=30, players=2',
      'goal=30, players=3',
    ])
    expect(experiment?.groups[1]?.arms).toEqual([
      { name: 'base, goal=20, players=3', options: { goal: 20, players: 3 }, bots: ['greedy', 'greedy', 'greedy'] },
      { name: 'random, goal=20, players=3', options: { goal: 20, players: 3 }, bots: ['random', 'random', 'random'] },
    ])
  })

  it('may change content, for all arms or for one', () => {
    const text =
      'game: house-pig\ncontent: { die.sides: 8 }\narms:\n  - name: a\n  - { name: b, content: { die.sides: 6 } }'
    const arms = readExperiment(text, games).experiment?.groups[0]?.arms
    expect(arms?.map(({ options }) => options.house)).toEqual([{ 'die.sides': 8 }, undefined])
  })

  it('is what "lab new" writes, for every game', () => {
    for (const game of games) {
      const { experiment, mistakes } = readExperiment(exampleOf(game), games)
      expect(mistakes).toEqual([])
      expect(experiment).toMatchObject({ game: game.id, seed: '1', stop: { games: 2000 } })
    }
  })

  it('may have the arms that "lab new" suggests', () => {
    const text = exampleOf(anyGame(pig)).replaceAll(/^# (arms:| {2})/gm, '$1')
    expect(readExperiment(text, games).experiment?.groups[0]?.arms).toHaveLength(3)
  })
})

describe('what is wrong is said with its line and its field', () => {
  it.each([
    ['game: pog', '1: game: there is no game "pog" (there is pig, tictactoe, house-pig)'],
    ['title: x', '1: "game" is missing'],
    [
      'game: pig\ngmaes: 3',
      '2: there is no "gmaes" in an experiment (there is title, game, seed, games, precision, most, options, content, bots, rotate, measures, arms, goal, tune, budget)',
    ],
    ['game: pig\ngames: many', '2: games: a whole number from 1 to 1000000000 belongs here, not "many"'],
    ['game: pig\nprecision: 3', '2: precision: a share such as 0.02 belongs here, not 3'],
    ['game: pig\nmost: 3', '2: most: this needs a precision'],
    ['game: pig\nprecision: 0.1\ngames: 5', '3: games: there is a precision too, which "most" limits'],
    ['game: pig\noptions:\n  goal: 5', '3: options: option "goal" is a whole number from 10 to 200, not 5'],
    ['game: pig\noptions:\n  goal: [20, 5]', '3: options: option "goal" is a whole number from 10 to 200, not 5'],
    ['game: pig\noptions: 3', '2: options: a set of names with values belongs here'],
    ['game: pig\nbots: gredy', `2: bots: there is no bot "gredy" (there is ${PLAYERS.join(', ')})`],
    ['game: pig\nbots: [greedy, greedy, random]', '2: bots: 3 are named, but there are 2 seats (P1, P2)'],
    [
      'game: house-pig\ncontent:\n  die.sides: 20',
      '3: content: "die.sides" (Die: sides) is a whole number from 2 to 12, not 20',
    ],
    [
      'game: house-pig\ncontent:\n  die.side: 8',
      '3: content: there is nothing to set called "die.side": did you mean "die.sides"?',
    ],
    ['game: pig\ncontent:\n  die.sides: 8', '3: content: there is no option "house" (there is goal, players)'],
    ['game: pig\nrotate: yes please', '2: rotate: this is true or false'],
    [
      'game: pig\nmeasures: [fun]',
      '2: measures: there is no "fun" (there is content, branching, tension, board, present, skill, decisions, luck; or all)',
    ],
    ['game: pig\narms: []', '2: arms: there is none; leave the field out'],
    ['game: pig\narms:\n  - name: a\n  - name: a', '4: arms[1].name: "a" is the name of another arm'],
    ['game: pig\narms:\n  - options: { goal: 3 }', '3: arms[0]: "name" is missing'],
    ['game: pig\narms:\n  - name: 3', '3: arms[0].name: a text belongs here, not 3'],
    ['game: pig\ntitle: [a]', '2: title: a text belongs here, not ["a"]'],
    ['game: { pig: 3 }', '1: game: a text belongs here, not {"pig":3}'],
    [
      'game: pig\nbots: [greedy, random]\narms:\n  - name: a\n  - name: b\n    options: { players: 3 }',
      '2: bots: 2 are named, but arms[1] has 3 seats (P1, P2, P3)',
    ],
    [
      'game: pig\narms:\n  - name: a\n  - name: b\n    bots: [greedy, random, random]',
      '5: arms[1].bots: 3 are named, but there are 2 seats (P1, P2)',
    ],
    [
      'game: pig\noptions: { players: [2, 3] }\narms:\n  - name: four\n    options: { players: 4 }',
      '5: arms[0].options: "players" is a list in "options", and so cannot be set by an arm',
    ],
    [
      'game: pig\narms:\n  - name: a\n    options: { goal: [20, 30] }',
      '4: arms[0].options: option "goal" is a whole number from 10 to 200, not [20,30]',
    ],
  ])('%j', (text, mistake) => expect(mistakesIn(text)).toContain(mistake))

  it.each([
    ['not YAML at all', 'game: [pig', /^1: /],
    ['a line too far in', 'game: pig\n  games: 3', /^1: Nested mappings/],
    [
      'too few bots, in however many combinations',
      'game: pig\noptions: { players: [3, 4, 5] }\nbots: [greedy, random]',
      /^3: bots: 2 are named, but there are 3 seats \(P1, P2, P3\)$/,
    ],
  ])('%s, once', (_, text, mistake) => expect(mistakesIn(text)).toEqual([expect.stringMatching(mistake)]))

  it('from top to bottom', () => {
    const lines = readExperiment('game: pig\nseed: []\narms: []\nbots: x\ngames: 0', games).mistakes
    expect(lines.map(({ line }) => line)).toEqual([2, 3, 4, 5])
  })
})
