// @module-tag slow
import { describe, expect, it } from 'vitest'
import { undercroft } from '../fixtures/terminal.ts'

async function report(line: string): Promise<Record<string, unknown>> {
  const { out } = await undercroft(['sim', ...line.split(' '), '--json'])
  return JSON.parse(out) as Record<string, unknown>
}

describe('sim --json', () => {
  it('has these keys and no others', async () => {
    expect(await report('pig --games 40 --seats greedy,random --seed 7 --option goal=50')).toEqual({
      game: 'pig',
      options: { goal: 50, players: 2 },
      seats: ['greedy', 'random'],
      seed: 7,
      games: 40,
      finished: 40,
      decisions: expect.any(Number),
      seconds: expect.any(Number),
      wins: [expect.any(Number), expect.any(Number)],
      draws: 0,
      endings: { 'PG-1.6': 40 },
      unused: [],
    })
  })

  it('is the same for any number of workers, but for the time it took', async () => {
    const runs = await Promise.all(
      [1, 2, 3].map(workers => report(`tictactoe --games 300 --seats random,greedy --seed moon --workers ${workers}`)),
    )
    const [first, ...others] = runs.map(({ seconds, ...rest }) => rest)
    for (const other of others) expect(other).toEqual(first)
    expect(first).toMatchObject({ seed: 'moon', finished: 300 })
  })

  it('goes another way with another seed', async () => {
    const [one, other] = await Promise.all([1, 2].map(seed => report(`pig --games 30 --seed ${seed}`)))
    expect(one?.decisions).not.toBe(other?.decisions)
  })

  it('begins with the same games when more are played', async () => {
    const wins = async (games: number): Promise<number[]> =>
      (await report(`tictactoe --games ${games} --seats random,random --seed 5`)).wins as number[]
    const [few, more] = await Promise.all([wins(100), wins(101)])
    const [x = 0, o = 0] = more.map((each, seat) => each - (few[seat] ?? 0))
    expect([0, 1]).toContain(x + o)
    expect(Math.min(x, o)).toBe(0)
  })

  it('counts each ending by its rule, and draws', async () => {
    const { endings, draws, wins } = await report('tictactoe --games 200 --seats random,random --seed 1')
    const [x = 0, o = 0] = wins as number[]
    expect(endings).toEqual({ 'TT-1.4': x + o, 'TT-1.5': draws })
    expect(x + o + Number(draws)).toBe(200)
  })

  it('counts a game beyond its bound as not finished, and what it used', async () => {
    expect(await report('short-pig --games 10')).toMatchObject({
      games: 10,
      finished: 0,
      decisions: 50,
      wins: [0, 0],
      endings: {},
      unused: ['cup'],
    })
  })
})

describe('sim for people', () => {
  it('shows wins with their intervals, endings with their rules, length and speed', async () => {
    const { code, out, err } = await undercroft('sim tictactoe --games 500 --seats greedy,random --seed 3'.split(' '))
    expect(out).toContain('Tic-tac-toe: 500 games, 500 finished, seed 3')
    expect(out).toMatch(/^X +Crosses +greedy +\d+ +\d+\.\d% +\d+\.\d% to \d+\.\d%$/m)
    expect(out).toMatch(/by TT-1\.4: Three of your own marks/)
    expect(out).toMatch(/^Length: \d+ decisions in the middle, \d+ or less in 9 of 10 games$/m)
    expect(out).toMatch(/^Speed: [\d,]+ decisions in \d+\.\d\d s, [\d,]+ a second$/m)
    expect([code, err]).toEqual([0, ''])
  })

  it('tells the seed when none was given', async () => {
    expect((await undercroft('sim pig --games 5'.split(' '))).out).toMatch(/seed \d+$/m)
  })
})

it('says which game broke off, and why', async () => {
  const { code, out, err } = await undercroft('sim broken-pig --games 5 --seed 9 --workers 1'.split(' '))
  expect(err).toContain('game 0 of seed 9 broke off: ContractError: "turn" is a decision and must ask one seat, not 0')
  expect([code, out]).toEqual([1, ''])
})

describe('Ctrl-C', () => {
  it('reports the games that are finished', async () => {
    const controller = new AbortController()
    const line = 'sim pig --games 900000000 --seats random,random --seed 1 --json --progress'
    const { code, out, err } = await undercroft(line.split(' '), {
      interrupted: controller.signal,
      watch: progress => /[1-9]\d* of 900000000 games/.test(progress) && controller.abort(),
    })
    const { games, finished, wins } = JSON.parse(out) as { games: number; finished: number; wins: number[] }
    expect(code).toBe(130)
    expect(finished).toBeGreaterThan(0)
    expect(games).toBe(finished)
    expect((wins[0] ?? 0) + (wins[1] ?? 0)).toBe(finished)
    expect(err).toContain(`\r\u001b[Kstopped after ${games} of 900000000 games\n`)
  })

  it('before the first game leaves an empty report', async () => {
    const { code, out } = await undercroft('sim pig --json'.split(' '), { interrupted: AbortSignal.abort() })
    expect(JSON.parse(out)).toMatchObject({ games: 0, finished: 0, decisions: 0 })
    expect(code).toBe(130)
  })
})
