// @module-tag slow
import { afterAll, expect, test } from 'vitest'
import { analyseApart } from '../bots/analyst.ts'
import { Client } from '../testing/client.ts'
import { eventually, Party } from '../testing/party.ts'
import type { AnalysisAnswer, AnalysisProgress } from './analysing.ts'
import { fairly } from './analysis-turns.ts'

const GAMES = new URL('../testing/games.ts', import.meta.url).href
/** Games that never come, and none at all: what is asked for stays open, or fails. */
const [SLOW, EMPTY] = ['new Promise(() => setInterval(() => {}, 1000))', 'undefined'].map(
  game => `data:text/javascript,${encodeURIComponent(`export const loadGame = async () => ${game}`)}`,
) as [string, string]

const party = await Party.gather()
const { ada, bob, eve } = party
afterAll(() => party.server.close())

async function finished(at: Party, more: object = {}): Promise<string> {
  const { id } = await at.pigOfTwo(more)
  await at.playOut(id)
  return `/api/tables/${id}/analysis`
}

function looked(who: Client, way: string): Promise<AnalysisAnswer> {
  const look = async () => (await who.get<AnalysisAnswer>(way)).body
  return eventually(look, ({ status }) => status === 'found' || status === 'failed')
}

async function count(at: Party): Promise<string | undefined> {
  const { body } = await at.ada.get<string>('/metrics')
  return /undercroft_analyses_total\{result="found"\} (\d+)/.exec(body)?.[1]
}

const EXTRAS = ['errors', 'turnings', 'rounds', 'skills', 'knew']

test('who played has a game looked at, once; what was found is kept, and told to all who see the table', async () => {
  const { id: running } = await party.pigOfTwo()
  expect((await ada.post(`/api/tables/${running}/analysis`)).status).toBe(409)
  const way = await finished(party)
  const nobody = new Client(party.server.base)
  expect((await nobody.post(way)).status).toBe(401)
  expect((await eve.post(way)).status).toBe(403)
  expect((await eve.get<AnalysisAnswer>(way)).body).toEqual({ status: 'none', done: 0, of: 0, mayAsk: false })
  expect((await bob.get<AnalysisAnswer>(way)).body.mayAsk).toBe(true)

  const asked = await Promise.all([ada, bob, ada].map(who => who.post<AnalysisProgress>(way)))
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200])
  const { result, mayAsk, ...progress } = await looked(nobody, way)
  if (result === undefined || !('moments' in result)) throw new Error('no report')
  expect(progress).toEqual({ status: 'found', done: progress.of, of: progress.of })
  expect(Object.keys(result)).toEqual(['game', 'seats', 'moments', 'seconds', ...EXTRAS])
  expect(result.seats.map(({ seat }) => seat)).toEqual(['P1', 'P2'])
  for (const { start, dice, draws, own, others, end } of result.seats) {
    expect(start + dice + draws + own + others).toBeCloseTo(end, 9)
  }
  const { result: whole } = (await eve.get<AnalysisAnswer>(`${way}?as=changes`)).body
  if (whole === undefined || !('changes' in whole)) throw new Error('no changes')
  expect(new Set(whole.changes.map(({ step }) => step))).toEqual(new Set(result.moments.map(({ step }) => step)))
  expect(whole.changes[0]?.before.chance).toEqual(result.seats.map(({ start }) => start))
  expect(whole.changes.at(-1)?.after.chance).toEqual(result.seats.map(({ end }) => end))
  expect((await ada.post<AnalysisProgress>(way)).body).toEqual(progress)
  expect(await count(party)).toBe('1')

  await party.restart()
  expect((await eve.get<AnalysisAnswer>(way)).body).toEqual({ ...progress, mayAsk, result })
  await bob.post(way)
  expect(await count(party)).toBeUndefined()
})

test('of a private table nobody else hears', async () => {
  const { body } = await ada.post('/api/tables', {
    ...{ game: 'pig', seats: [{ kind: 'me' }, { kind: 'me' }], visibility: 'private', options: { goal: 20 } },
  })
  expect((await ada.get(`/api/tables/${body.id}/analysis`)).status).toBe(200)
  expect((await eve.get(`/api/tables/${body.id}/analysis`)).status).toBe(404)
})

test('a look that was broken off is begun anew at the next start', async () => {
  await party.server.restart({ gamesModule: SLOW })
  for (const who of [ada, bob, eve]) who.base = party.server.base
  const way = await finished(party)
  await ada.post(way)
  const begun = async () => (await eve.get<AnalysisAnswer>(way)).body
  expect(await eventually(begun, ({ status }) => status === 'running')).toMatchObject({ done: 0 })
  await party.restart()
  expect(await looked(eve, way)).toMatchObject({ status: 'found' })
})

test('what failed says so, and may be asked for again', async () => {
  const server = await Party.gather({ gamesModule: EMPTY })
  const way = await finished(server)
  await server.ada.post(way)
  expect(await looked(server.eve, way)).toMatchObject({ status: 'failed', message: expect.stringContaining('wrong') })
  await server.server.restart({ gamesModule: GAMES })
  for (const who of [server.bob, server.eve]) who.base = server.server.base
  await server.bob.post(way)
  expect(await looked(server.eve, way)).toMatchObject({ status: 'found' })
  await server.server.close()
})

test('nobody asks for too much, all together neither, nor about a game that is too long', async () => {
  const server = await Party.gather({ gamesModule: SLOW, limits: { analysesOfOne: 1, analysesOfAll: 2 } })
  const [one, two, three] = [await finished(server), await finished(server), await finished(server)]
  const ask = async (who: Client, way: string) => (await who.post(way)).status
  expect(await ask(server.ada, one)).toBe(200)
  expect(await ask(server.ada, two)).toBe(429)
  expect(await ask(server.ada, one)).toBe(200)
  expect(await ask(server.bob, two)).toBe(200)
  const carl = await Client.guest(server.server.base, 'Carl')
  const card = await server.make(carl, 'pig', [{ kind: 'me' }, { kind: 'me' }], { options: { goal: 20 } })
  await server.playOut(card.id, [carl, carl])
  expect(await ask(carl, `/api/tables/${card.id}/analysis`)).toBe(429)
  expect((await server.eve.get<AnalysisAnswer>(three)).body.status).toBe('none')
  await server.server.close()

  const strict = await Party.gather({ limits: { analysedAnswers: 3, analyses: { burst: 1, perSecond: 0 } } })
  const way = await finished(strict)
  const { status, body } = await strict.ada.post(way)
  expect([status, body.error.message]).toEqual([413, expect.stringMatching(/has \d+ answers.* at most 3 answers/)])
  expect(await ask(strict.ada, way)).toBe(429)
  await strict.server.close()
})

test('a look waits while the bots of running tables think', async () => {
  const way = await finished(party, { options: { goal: 100 } })
  const { body: text } = await ada.get<string>(way.replace('analysis', 'record'))
  const heard: string[] = []
  const stop = new AbortController()
  const looking = analyseApart({
    ...{ module: GAMES, text, rounds: 500, signal: stop.signal },
    isBusy() {
      const busy = heard.length < 4
      heard.push(busy ? 'busy' : 'calm')
      return busy
    },
    soFar() {
      if (heard.length > 1) stop.abort()
      heard.push('so far')
    },
  })
  await expect(looking).rejects.toThrow('the server stops')
  expect(heard.slice(0, 6)).toEqual(['so far', 'busy', 'busy', 'busy', 'calm', 'so far'])
})

test('who asks for much waits behind those who ask for little', () => {
  const asked = ['ada 1', 'ada 2', 'ada 3', 'bob 1', 'eve 1', 'bob 2'].map(each => {
    return { person: each.slice(0, 3), each }
  })
  expect(fairly(asked).map(({ each }) => each)).toEqual(['ada 1', 'bob 1', 'eve 1', 'ada 2', 'bob 2', 'ada 3'])
})
