import { type Game, type GameRecord, readRecord, replay } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import type { Experiment } from '../experiment/experiment.ts'
import { readExperiment } from '../experiment/read.ts'
import { makeReport } from '../report/make.ts'
import type { Report } from '../report/report.ts'
import { housePig } from '../testing/house-pig.ts'
import { playUnit } from './chunk.ts'
import { PeopleCount } from './people.ts'
import { recordOf } from './record.ts'

function experimentOf(game: Game, lines: string): Experiment {
  const { experiment, mistakes } = readExperiment(`game: ${game.id}\nbots: random\ngames: 40\n${lines}`, [game])
  if (experiment === undefined) throw new Error(JSON.stringify(mistakes))
  return experiment
}

/** The first games of an experiment's first arm, as if people had played them. */
function sit(counted: PeopleCount, game: Game, lines: string, games: number): void {
  const experiment = experimentOf(game, lines)
  const arm = experiment.groups[0]?.arms[0]
  for (let index = 0; arm !== undefined && index < games; index++) {
    const read = readRecord(recordOf(game, experiment, arm, index))
    const match = read.ok ? replay(game, read.value satisfies GameRecord) : undefined
    if (match?.ok === true) counted.add({ match: match.value, players: arm.bots.map(() => 'person') })
  }
}

function reportOf(game: Game, lines: string, counted: PeopleCount): Report {
  const experiment = experimentOf(game, lines)
  const played = experiment.groups.flatMap((_, group) => {
    const chunk = playUnit(game, experiment, { group, from: 0, to: 40 }, () => false)
    return chunk === undefined ? [] : [chunk]
  })
  return makeReport(game, experiment, played, { people: counted.people })
}

describe('the games of people', () => {
  it('are an arm for each set of options, and for house content', () => {
    const game = housePig()
    const counted = new PeopleCount(game)
    sit(counted, game, 'options: { players: 3 }', 2)
    sit(counted, game, 'seed: 2', 3)
    sit(counted, game, 'content: { pig.goal: 20 }', 1)
    const { arms } = reportOf(game, '', counted)
    expect(arms.map(({ name, games, people }) => [name, games, people])).toEqual([
      ['as it is', 40, undefined],
      ['people, players=2', 3, true],
      ['people, players=3', 2, true],
      ['people, house.pig.goal=20, players=2', 1, true],
    ])
    const seats = arms.map(({ measures }) => measures.filter(({ id }) => id === 'wins.seat').map(({ of }) => of))
    expect(seats).toEqual([
      ['P1', 'P2'],
      ['P1', 'P2'],
      ['P1', 'P2', 'P3'],
      ['P1', 'P2'],
    ])
  })

  it('are compared with bots that play with the same options, as games that are no pairs', () => {
    const game = housePig()
    const counted = new PeopleCount(game)
    sit(counted, game, 'content: { pig.goal: 20 }', 20)
    const short = 'arms:\n  - name: long\n  - name: short\n    content: { pig.goal: 20 }'
    const { arms, differences } = reportOf(game, short, counted)
    const own = differences.filter(({ arm }) => arm === 'people')
    expect(new Set(own.map(({ than }) => than))).toEqual(new Set(['short']))
    const [bots, people] = ['short', 'people'].map(name =>
      arms.find(arm => arm.name === name)?.measures.find(({ id }) => id === 'answers'),
    )
    const answers = own.find(({ id }) => id === 'answers')
    expect(answers?.value).toBeCloseTo((people?.value ?? 0) - (bots?.value ?? 0), 5)
    const width = (row: { low: number; high: number } | undefined): number => (row?.high ?? 0) - (row?.low ?? 0)
    expect(width(answers)).toBeCloseTo(Math.hypot(width(bots), width(people)), 4)
  })

  it('are alike whatever a game settles by whether people sit at the table', () => {
    const base = housePig()
    const limit = { kind: 'one', label: 'Limit', of: ['auto', 'on', 'off'], otherwise: 'auto' }
    const game = {
      ...base,
      options: { ...base.options, limit },
      settle: (options: { readonly limit: string }, people: boolean) =>
        options.limit === 'auto' ? { ...options, limit: people ? 'off' : 'on' } : options,
    } as unknown as Game
    const counted = new PeopleCount(game)
    sit(counted, game, 'options: { limit: off }', 1)
    sit(counted, game, 'options: { limit: on }', 1)
    const { arms, differences } = reportOf(game, '', counted)
    expect(arms.map(({ name, games }) => [name, games])).toEqual([
      ['as it is', 40],
      ['people', 2],
    ])
    expect(differences.map(({ than }) => than)).toContain('as it is')
  })
})
