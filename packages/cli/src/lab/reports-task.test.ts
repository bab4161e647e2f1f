import { loadGames } from '@undercroft/games'
import { readExperiment } from '@undercroft/lab'
import { expect, it } from 'vitest'
import { reportsOf } from './reports-task.ts'

const count = (from: number, to: number, says: string): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${says}players=${from + i}`)

it.each([
  ['all-out-assault', { 'all-out-assault': ['board=skirmish', 'board=arena', 'board=campaign'] }],
  ['electrodungeon', { electrodungeon: [1, 2, 3, 4, 5].map(n => `explorers=${n}`) }],
  [
    'masmorra',
    {
      'masmorra-race': [...count(2, 5, 'mode=standard, '), ...count(2, 5, 'mode=epic, ')],
      'masmorra-alliance': count(1, 5, ''),
    },
  ],
  ['platformer', { 'platformer-race': count(2, 4, ''), 'platformer-solo': ['as it is'] }],
  [
    'without-masters',
    {
      'without-masters-ready-made': ['as it is'],
      'without-masters-generated': ['difficulty=gentle', 'difficulty=fair', 'difficulty=harsh'],
    },
  ],
])('the reports of %s play every way to play it', async (id, expected) => {
  const games = await loadGames()
  const game = games.find(each => each.id === id)
  const found = (game === undefined ? [] : reportsOf(game, 20, 'search:4')).map(({ name, text }) => {
    const { experiment, mistakes } = readExperiment(text, games)
    expect(mistakes).toEqual([])
    expect(experiment?.stop).toEqual({ games: 20 })
    expect(experiment?.groups[0]?.arms[0]?.bots).toContain('search:4')
    return [name, experiment?.groups.flatMap(({ arms }) => arms.map(arm => arm.name))]
  })
  expect(Object.fromEntries(found)).toEqual(expected)
})
