import { type Experiment, LAB_VERSION, readExperiment } from '@undercroft/lab'
import { startPostgres, type TestPostgres } from '@undercroft/server/testing/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scratch } from '../../fixtures/folder.ts'
import { catalogue } from '../../fixtures/games.ts'
import { undercroft } from '../../fixtures/terminal.ts'
import { Desk } from './desk.ts'

const file = scratch()
let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const PIG = 'game: pig\nseed: 3\ngames: 400\noptions: { goal: 30 }\narms:\n  - name: a\n  - name: b\n    bots: random\n'

describe('lab run --queue', () => {
  it('lets many come to a new database at once', async () => {
    const desks = await Promise.all([1, 2, 3, 4].map(() => Desk.open(postgres.url)))
    await Promise.all(desks.map(desk => desk.close()))
  })

  it('gives the report of the threads, whoever has played; a stopped one goes on', async () => {
    const path = file('pig.yaml', PIG)
    const alone = await undercroft(['lab', 'run', path, '--json', '--threads', '1'])
    expect(alone.code).toBe(0)
    const [stop, leave, end] = [new AbortController(), new AbortController(), new AbortController()]
    const work = (signal: AbortSignal) =>
      undercroft(['lab', 'work', '--queue', postgres.url, '--threads', '1'], { interrupted: signal })
    const workers = [work(leave.signal), work(end.signal)]
    const stopped = await undercroft(['lab', 'run', path, '--queue', postgres.url, '--progress'], {
      interrupted: stop.signal,
      watch: progress => /[1-9]\d* of 400 games/.test(progress) && stop.abort(),
    })
    expect([stopped.code, stopped.err]).toEqual([130, expect.any(String)])
    leave.abort() // it gives back what it has begun
    const games = file('pig.parquet')
    const resumed = await undercroft(['lab', 'run', path, '--json', '--queue', postgres.url])
    expect(resumed.err).toMatch(/^goes on after [1-9]\d* of 400 games\n$/)
    expect(resumed.out).toBe(alone.out)
    const again = await undercroft(['lab', 'run', path, '--json', '--queue', postgres.url, '--games-out', games])
    expect([again.code, again.out]).toEqual([0, alone.out])
    end.abort()
    expect((await Promise.all(workers)).map(({ code }) => code)).toEqual([130, 130])
  })

  it.each([
    [{ game: 2, lab: LAB_VERSION }, `version 2 of Pig, but here is version 1`],
    [{ game: 1, lab: LAB_VERSION - 1 }, `version ${LAB_VERSION - 1} of the lab, but here is version ${LAB_VERSION}`],
  ])('is refused by a worker of another version: %o', async (versions, says) => {
    const { experiment } = readExperiment(PIG, catalogue)
    const desk = await Desk.open(postgres.url)
    const run = await desk.begin({ sum: says, versions, experiment: experiment as Experiment, rows: false })
    await desk.send(run, [{ group: 0, from: 0, to: 4 }])
    const { code, err } = await undercroft(['lab', 'work', '--queue', postgres.url, '--threads', '1'])
    expect([code, err]).toEqual([1, expect.stringContaining(`the experiment in the queue is of ${says}`)])
    await desk.end(run)
    await desk.close()
  })

  it('says which games broke off, and that a database cannot be reached', async () => {
    const end = new AbortController()
    const worker = undercroft(['lab', 'work', '--queue', postgres.url, '--threads', '1'], { interrupted: end.signal })
    const path = file('broken.yaml', 'game: broken-pig\ngames: 3\n')
    const { code, err } = await undercroft(['lab', 'run', path, '--queue', postgres.url])
    expect([code, err]).toEqual([1, expect.stringMatching(/^one of games \d to \d of seed 1 broke off: ContractError/)])
    end.abort()
    await worker
    const nowhere = await undercroft(['lab', 'work', '--queue', 'postgres://nobody@127.0.0.1:1/none'])
    expect([nowhere.code, nowhere.err]).toEqual([1, expect.stringMatching(/^undercroft lab: --queue: .*ECONNREFUSED/)])
    expect((await undercroft(['lab', 'work'])).err).toMatch(/^undercroft lab: --queue is missing/)
  })
})
