// @module-tag slow
import { describe, expect, it } from 'vitest'
import { undercroft } from '../fixtures/terminal.ts'

/** What a rung has, in the order in which it is printed: documented, and stable. */
const FIELDS = ['game', 'options', 'role', 'level', 'against', 'games', 'won', 'share', 'low', 'high', 'msP50', 'msP99']

describe('ladder', () => {
  it('prints a rung for each pair and role, the same for any number of workers', async () => {
    const run = async (workers: number) => {
      const line = `ladder pig --goal 50 --levels random,greedy,search:4 --games 20 --seed 1 --workers ${workers} --json`
      const rungs = JSON.parse((await undercroft(line.split(' '))).out) as Record<string, unknown>[]
      expect(Object.keys(rungs[0] ?? {})).toEqual(FIELDS)
      return rungs.map(({ msP50, msP99, ...rest }) => rest)
    }
    const [one, two] = [await run(1), await run(2)]
    expect(one).toEqual(two)
    expect(one.map(({ level, against, role }) => [level, against, role])).toEqual([
      ['greedy', 'random', 'P1'],
      ['greedy', 'random', 'P2'],
      ['search:4', 'greedy', 'P1'],
      ['search:4', 'greedy', 'P2'],
    ])
    expect(one[0]).toMatchObject({ game: 'pig', games: 20, won: expect.any(Number), share: expect.any(Number) })
  })

  it('meets whom it is told to meet: itself, and players of other tastes', async () => {
    const line = 'ladder pig --goal 30 --levels search:4 --against search:4,search:4/bold --games 4 --seed 1 --json'
    const rungs = JSON.parse((await undercroft(line.split(' '))).out) as Record<string, unknown>[]
    expect(rungs.map(({ level, against, role }) => [level, against, role])).toEqual([
      ['search:4', 'search:4', 'P1'],
      ['search:4', 'search:4', 'P2'],
      ['search:4', 'search:4/bold', 'P1'],
      ['search:4', 'search:4/bold', 'P2'],
    ])
  })

  it.each([
    ['pig --levels greedy', '--levels needs at least two bots'],
    [
      'pig --levels greedy,clever',
      'there is no player "clever" (there is random, greedy, veteran, master, search:ROUNDS, search:ROUNDS/cautious, search:ROUNDS/bold, search:ROUNDS/polite, tree:ITERATIONS, exec:COMMAND)',
    ],
    ['pog', 'there is no game "pog"'],
  ])('%s is refused', async (line, message) => {
    const { code, err } = await undercroft(['ladder', ...line.split(' ')])
    expect([code, err]).toEqual([1, expect.stringContaining(message)])
  })
})
