import { expect, it } from 'vitest'
import { reportIn } from './read.ts'

const ARM = {
  name: 'as it is',
  options: {},
  bots: ['greedy'],
  games: 20,
  measures: [{ id: 'wins.seat', of: 'A', value: 0.5, low: 0.3, high: 0.7 }],
  examples: { shortest: { index: 3, value: 7 } },
  firstUses: [{ content: 'dispel', index: 4 }],
  heat: [{ board: 'arena', cells: [{ x: 0, y: 1, share: 0.5 }] }],
  lengths: { unit: 'rounds', games: { 7: 20 } },
}

function read(arm: object): unknown {
  const experiment = { title: 'Who wins?', game: 'pig', groups: [] }
  return reportIn(JSON.stringify({ experiment, seed: '1', arms: [arm], differences: [], verdicts: [] }))
}

it('reads a report', () => {
  expect(read(ARM)).toMatchObject({ arms: [ARM] })
})

const TAG = '<img src=x>'

it.each<[string, object]>([
  ['games', { games: TAG }],
  ['a measure', { measures: [{ id: 'wins.seat', of: 'A', value: 0.5, low: TAG, high: 0.7 }] }],
  ['a measure that is fair', { measures: [{ id: 'wins.seat', of: 'A', value: 0.5, low: 0, high: 0.7, fair: TAG }] }],
  ['an example', { examples: { shortest: { index: TAG, value: 7 } } }],
  ['a first use', { firstUses: [{ content: 'dispel', index: TAG }] }],
  ['a cell', { heat: [{ board: 'arena', cells: [{ x: 0, y: 1, share: TAG }] }] }],
  ['a length', { lengths: { unit: 'rounds', games: { 7: TAG } } }],
  ['the unit of lengths', { lengths: { unit: TAG, games: { 7: 20 } } }],
])('reads no report with a tag for %s', (_, wrong) => {
  expect(read({ ...ARM, ...wrong })).toBeUndefined()
})
