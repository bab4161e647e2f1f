import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { scratch } from '../fixtures/folder.ts'
import { undercroft } from '../fixtures/terminal.ts'

const file = scratch()

it('writes the same value for the same seed, and says how good it is', async () => {
  const line = (name: string) =>
    `train pig --goal 50 --games 20 --rounds 2 --depth 2 --duels 4 --seed 1 --out ${file(name)}`.split(' ')
  const { code, out } = await undercroft(line('a.json'))
  await undercroft(line('b.json'))
  expect(code).toBe(0)
  expect(out).toMatch(
    /Round 1: 20 games, \d+ positions\nLog loss of games kept out of fitting: 0\.\d+ \(equal chances: 0\.6931\)/,
  )
  expect(out).toMatch(
    /Its bots won \d\.\d of 4 games against greedy bots \(\d+\.\d%, 95% interval \d+\.\d% to \d+\.\d%\), where 2\.0 would be no progress\.\n\nRound 2:/,
  )
  expect(out).toMatch(/Its bots won \d\.\d of 4 games against those of round 1/)
  const value = JSON.parse(readFileSync(file('a.json'), 'utf8'))
  expect(value).toEqual({
    weights: { score: expect.any(Number), 'is to move': expect.any(Number) },
    bias: expect.any(Number),
  })
  expect(JSON.parse(readFileSync(file('b.json'), 'utf8'))).toEqual(value)
})

it('plays all kinds of tables that the game names, and says how well each is judged', async () => {
  const line = `train pig --games 20 --rounds 1 --duels 0 --seed 1 --out ${file('d.json')}`.split(' ')
  const { out } = await undercroft(line)
  expect(out).toMatch(/the usual table: 0\.\d+ \(0\.6931\)\n {2}players=3: \d\.\d+ \(1\.0986\)\n/)
  const { err } = await undercroft(['train', 'pig', '--games', '5', '--out', file('e.json')])
  expect(err).toContain('2 kinds of tables need 10 games at least')
})

it('a game without features is refused', async () => {
  const { code, err } = await undercroft(['train', 'tictactoe'])
  expect([code, err]).toEqual([1, expect.stringContaining('tictactoe has no features')])
})

it('Ctrl-C stops between games and keeps what is written', async () => {
  const stop = new AbortController()
  stop.abort()
  const { code, err } = await undercroft(['train', 'pig', '--out', file('c.json')], { interrupted: stop.signal })
  expect([code, err]).toEqual([130, expect.stringContaining('stopped in round 1')])
})
