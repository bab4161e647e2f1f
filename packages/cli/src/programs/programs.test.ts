// @module-tag slow
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { undercroft } from '../fixtures/terminal.ts'

const bot = fileURLToPath(new URL('../../../../examples/bot.py', import.meta.url))
const hasPython = spawnSync('python3', ['--version']).status === 0

/** A program of the shell that hears the greeting, the game and the first question, and then does this. */
const asked = (then: string) => `exec:read hello; read game; read ask; ${then}`

describe.skipIf(!hasPython)('the example in Python (skipped where there is no python3)', () => {
  it('plays many games in sim, the same for any number of workers', async () => {
    const run = async (workers: number) => {
      const line = ['sim', 'tictactoe', '--games', '6', '--seed', '4', '--json', '--workers', String(workers)]
      const { code, out, err } = await undercroft([...line, '--seats', `exec:python3 ${bot},random`])
      expect([code, err]).toEqual([0, ''])
      const { seconds, ...rest } = JSON.parse(out) as Record<string, unknown>
      return rest
    }
    const one = await run(1)
    expect(one).toMatchObject({ games: 6, finished: 6 })
    expect(await run(2)).toEqual(one)
  })

  it('is measured by ladder', async () => {
    const line = 'ladder pig --goal 20 --games 1 --seed 1 --workers 1 --json --against random --levels'
    const { code, out } = await undercroft([...line.split(' '), `exec:python3 ${bot}`])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject([{ games: 1 }, { games: 1 }])
  })
})

describe.skipIf(process.platform === 'win32')('a program that does wrong ends the run', () => {
  it.each([
    ['exec:exit 3', 'ended with code 3'],
    [asked('echo nonsense; cat >/dev/null'), 'answered "nonsense": it is not a line of JSON such as {"choice": 0}'],
    [asked(`echo '{"choice": 99}'; cat >/dev/null`), 'the options are 0 to 8'],
    [asked(`echo '{"choice": "sing"}'; cat >/dev/null`), '"sing" is not a verb of this game'],
    ['exec:cat >/dev/null', 'did not answer within 1 s'],
  ])('%s', async (program, message) => {
    const line = 'sim tictactoe --games 2 --seed 1 --workers 1 --patience 1'
    const patient = program.startsWith('exec:cat') ? line : line.replace('--patience 1', '--patience 600')
    const { code, out, err } = await undercroft([...patient.split(' '), '--seats', `${program},random`])
    expect(err).toContain(message)
    expect(err).toMatch(/^game 0 of seed 1 broke off: the program of seat 0, /)
    expect([code, out]).toEqual([1, ''])
  })

  it('in ladder too', async () => {
    const line = 'ladder tictactoe --games 1 --seed 1 --workers 1 --against random --levels'
    const { code, err } = await undercroft([...line.split(' '), 'exec:exit 3'])
    expect([code, err]).toEqual([1, expect.stringContaining('ended with code 3')])
  })
})

it.skipIf(process.platform === 'win32')('Ctrl-C does not wait for an answer, and ends the program', async () => {
  const controller = new AbortController()
  const line = 'sim tictactoe --games 2 --seed 1 --workers 1 --json --seats'
  const running = undercroft([...line.split(' '), 'exec:cat >/dev/null,random'], { interrupted: controller.signal })
  setTimeout(() => controller.abort(), 500)
  const { code, out } = await running
  expect(JSON.parse(out)).toMatchObject({ games: 0 })
  expect(code).toBe(130)
})

it('a program needs a command', async () => {
  const { code, err } = await undercroft(['sim', 'tictactoe', '--seats', 'exec:,random'])
  expect([code, err]).toEqual([1, expect.stringContaining('there is no player "exec:"')])
})
