import { afterEach, expect, it, vi } from 'vitest'
import { type ServerRun, sendToServer, serverGames } from './server-run.ts'

afterEach(() => vi.unstubAllGlobals())

/** A server that gives these answers, one after the other. */
function answering(...answers: readonly (readonly [status: number, body: object])[]): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    const [status, body] = answers[Math.min(asked.length, answers.length - 1)] ?? [500, {}]
    asked.push(`${method} ${path}`)
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  })
  return asked
}

const run = { id: 'r1', status: 'running', done: 0, wanted: 60 }
const report = { experiment: { game: 'pig', groups: [] }, seed: '1', arms: [], differences: [], verdicts: [] }

it('sends an experiment, and asks until it is over', async () => {
  const asked = answering([200, run], [200, { ...run, done: 30 }], [200, { ...run, status: 'finished', report }])
  const shown: ServerRun[] = []
  const following = { show: (each: ServerRun) => void shown.push(each), isGone: () => false, pauseMs: 0 }
  expect(await sendToServer('game: pig', following)).toBeUndefined()
  expect(asked).toEqual(['POST /api/lab', 'GET /api/lab/r1', 'GET /api/lab/r1'])
  expect(shown.map(({ status, done }) => [status, done])).toEqual([
    ['running', 0],
    ['running', 30],
    ['finished', 0],
  ])
  expect(shown.at(-1)?.report).toEqual(report)
})

it('says why an experiment was not taken, and asks no more when nobody wants to know', async () => {
  const quiet = { show: () => {}, isGone: () => true, pauseMs: 0 }
  answering([413, { error: { code: 'too-large', message: 'this experiment has 1200 games' } }])
  expect(await sendToServer('game: pig', quiet)).toBe('This experiment has 1200 games.')
  const asked = answering([200, run])
  expect(await sendToServer('game: pig', quiet)).toBeUndefined()
  expect(asked).toEqual(['POST /api/lab'])
})

it('knows how many games the server plays', async () => {
  answering([200, { games: 5000 }])
  expect(await serverGames()).toBe(5000)
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('no network')))
  expect(await serverGames()).toBe(0)
})
