import { anyGame } from '@undercroft/kernel'
import { pig } from '@undercroft/kernel/examples'
import { expect, it } from 'vitest'
import { reportOf, type Simulated, sayReport } from './report.ts'
import { emptyTally } from './tally.ts'

function simulated(rounds: [number, number][]): Simulated {
  const tally = { ...emptyTally(2), games: 3, finished: 3, rounds: new Map(rounds) }
  return {
    game: anyGame(pig),
    options: { goal: 50, players: 2 },
    seats: ['random', 'random'],
    seed: '1',
    tally,
    seconds: 1,
  }
}

it('tells the rounds of a game that counts them', () => {
  const sim = simulated([
    [9, 1],
    [5, 2],
  ])
  const report = reportOf(sim)
  expect(report.rounds).toEqual({ median: 5, p90: 9 })
  expect(sayReport(sim, report, 80)).toContain('Rounds: 5 in the middle, 9 or less in 9 of 10 games')
})

it('says nothing of rounds where there are none', () => {
  const sim = simulated([])
  expect(reportOf(sim)).not.toHaveProperty('rounds')
  expect(sayReport(sim, reportOf(sim), 80).join()).not.toContain('Rounds')
})
