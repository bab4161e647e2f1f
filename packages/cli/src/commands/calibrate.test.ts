import { expect, it } from 'vitest'
import { undercroft } from '../fixtures/terminal.ts'

const LINE = 'calibrate pig --goal 30 --games 30 --rounds 4 --seed s'.split(' ')

it('says of each tenth what was said and what was won, the same for the same seed', async () => {
  const { code, out } = await undercroft(LINE)
  expect(out).toMatch(/^Pig: 30 games of greedy, seed s\n {2}said +on average +won +95% interval +positions +results\n/)
  expect(out).toMatch(/^ {2}50% to 60% +5\d% +\d+% +\d+% to \d+% +\d+ +\d+/m)
  expect((await undercroft(LINE)).out).toBe(out)
  expect(code).toBe(0)
})

it('has these keys as JSON; every position of both seats is in it once, and chances grow with results', async () => {
  const rows = JSON.parse((await undercroft([...LINE, '--json'])).out) as Row[]
  expect(Object.keys(rows[0] ?? {})).toEqual(['game', 'from', 'positions', 'results', 'said', 'won', 'low', 'high'])
  const positions = rows.reduce((sum, row) => sum + row.positions, 0)
  expect(positions % 2).toBe(0)
  expect(positions).toBeLessThanOrEqual(30 * 5 * 2)
  for (const { from, said, won, low, high } of rows) {
    expect(said).toBeGreaterThanOrEqual(from)
    expect(said).toBeLessThanOrEqual(from + 0.1 + 1e-9)
    expect(won).toBeGreaterThanOrEqual(low)
    expect(won).toBeLessThanOrEqual(high)
  }
  expect(rows.at(-1)?.won).toBeGreaterThan(rows[0]?.won ?? 1)
})

it('says which bot there is not', async () => {
  expect((await undercroft(['calibrate', 'pig', '--bots', 'genius'])).err).toContain('genius')
})

interface Row {
  readonly from: number
  readonly positions: number
  readonly said: number
  readonly won: number
  readonly low: number
  readonly high: number
}
