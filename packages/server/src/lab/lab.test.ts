import type { Game } from '@undercroft/kernel'
import { Course, type Experiment, makeReport, playUnit, type Report, readExperiment } from '@undercroft/lab'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../testing/client.ts'
import { catalogue } from '../testing/games.ts'
import { type TestServer, testServer } from '../testing/server.ts'
import type { RunAnswer } from './lab.ts'

const PIG = 'game: pig\nseed: 3\ngames: 60\noptions: { goal: 20 }\n'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ limits: { labGames: 1000, labsOfAll: 2, labs: { burst: 100, perSecond: 100 } } })
})
afterAll(() => server.close())

async function ended(client: Client, id: string): Promise<RunAnswer> {
  for (;;) {
    const { body } = await client.get<RunAnswer>(`/api/lab/${id}`)
    if (body.status !== 'waiting' && body.status !== 'running') return body
    await new Promise(next => setTimeout(next, 50))
  }
}

/** What the same experiment gives on this thread. */
function reportHere(text: string): Report {
  const game = catalogue.find(({ id }) => id === 'pig') as Game
  const experiment = readExperiment(text, catalogue).experiment as Experiment
  const course = new Course(game, experiment)
  for (const unit of course.due()) {
    const chunk = playUnit(game, experiment, unit, () => false)
    if (chunk !== undefined) course.take(unit, chunk)
  }
  return makeReport(game, experiment, course.sums, { text })
}

test('plays an experiment, and gives the report of every other machine to who has sent it', async () => {
  const [ada, bob] = [await Client.guest(server.base, 'Ada'), await Client.guest(server.base, 'Bob')]
  expect((await ada.get('/api/lab')).body).toEqual({ games: 1000 })
  const sent = await ada.post<RunAnswer>('/api/lab', { experiment: PIG })
  expect([sent.status, sent.body.wanted]).toEqual([200, 60])
  expect((await bob.get(`/api/lab/${sent.body.id}`)).status).toBe(404)
  const { status, done, report } = await ended(ada, sent.body.id)
  expect([status, done]).toEqual(['finished', 60])
  expect(report).toEqual(JSON.parse(JSON.stringify(reportHere(PIG))))
})

test('says what is wrong in an experiment, and which is too large', async () => {
  const ada = await Client.guest(server.base, 'Ada')
  const wrong = await ada.post('/api/lab', { experiment: 'game: pig\ngames: none' })
  expect([wrong.status, wrong.body.error.message]).toEqual([400, expect.stringMatching(/^line 2: games: /)])
  const large = await ada.post('/api/lab', { experiment: 'game: pig\ngames: 600\narms: [{ name: a }, { name: b }]' })
  expect([large.status, large.body.error.message]).toEqual([413, expect.stringContaining('1200 games in all its arms')])
  expect((await new Client(server.base).post('/api/lab', { experiment: PIG })).status).toBe(401)
})

test('plays one experiment of a person at a time, and stops it when asked', async () => {
  const ada = await Client.guest(server.base, 'Ada')
  const { body } = await ada.post<RunAnswer>('/api/lab', { experiment: `${PIG.replace('60', '900')}bots: master\n` })
  expect((await ada.post('/api/lab', { experiment: PIG })).status).toBe(409)
  const stopped = await ada.send<RunAnswer>('DELETE', `/api/lab/${body.id}`)
  expect([stopped.status, stopped.body.status]).toEqual([200, 'stopped'])
  const again = await ada.post<RunAnswer>('/api/lab', { experiment: PIG })
  expect((await ended(ada, again.body.id)).status).toBe('finished')
})

test('plays nothing unless its host allows it, and no longer than the host allows', async () => {
  const closed = await testServer()
  const ada = await Client.guest(closed.base, 'Ada')
  expect((await ada.get('/api/lab')).body).toEqual({ games: 0 })
  expect((await ada.post('/api/lab', { experiment: PIG })).status).toBe(403)
  await closed.close()
  const hasty = await testServer({ limits: { labGames: 1000, labSeconds: 0 } })
  const bob = await Client.guest(hasty.base, 'Bob')
  const { body } = await bob.post<RunAnswer>('/api/lab', { experiment: `${PIG}bots: master\n` })
  expect(await ended(bob, body.id)).toMatchObject({ status: 'stopped', message: expect.stringContaining('longer') })
  await hasty.close()
})
