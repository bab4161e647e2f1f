// @module-tag slow
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Buckets } from './guard/buckets.ts'
import { Client } from './testing/client.ts'
import { testServer } from './testing/server.ts'
import { steadyClock } from './time.ts'

test('the time of day goes on with the clock, also when it is set forward, and never back', () => {
  let [wall, passed] = [1000, 0]
  const now = steadyClock(
    () => wall,
    () => passed,
  )
  const after = (ms: number, shows = wall + ms): number => {
    passed += ms
    wall = shows
    return now()
  }
  expect(now()).toBe(1000)
  expect(after(500)).toBe(1500)
  expect(after(500, 90_000)).toBe(90_000) // set forward, or the machine has slept
  expect(after(500, 30_000)).toBe(90_500) // set back
  expect(after(500)).toBe(91_000)
  expect(after(500, 91_700)).toBe(91_700)
})

test('a rate is counted by what passes, not by the time of day', () => {
  const buckets = new Buckets({ burst: 1, perSecond: 1 })
  expect(buckets.take('ada')).toBe(true)
  expect(buckets.take('ada')).toBe(false)
  const at = Math.ceil(performance.now()) // whole, so that the sum is exact
  expect(buckets.take('bob', at)).toBe(true)
  expect(buckets.take('bob', at + 1000)).toBe(true)
})

test('health is told, whatever else comes from an address', async () => {
  const server = await testServer({ limits: { address: { burst: 2, perSecond: 0 } } })
  const watcher = new Client(server.base)
  for (let n = 0; n < 5; n++) {
    for (const path of ['/healthz', '/readyz']) expect((await watcher.get(path)).status).toBe(200)
  }
  const statuses = await Promise.all([1, 2, 3].map(async () => (await watcher.get('/api/games')).status))
  expect(statuses.toSorted()).toEqual([200, 200, 429])
  await server.close()
})

/** Lets a process believe that somebody has set the clock back by an hour. */
const CLOCK = `data:text/javascript,${encodeURIComponent(`
  const real = Date.now
  let back = 0
  Date.now = () => real() - back
  process.on('message', said => { if (said === 'back') back = 3600000 })
`)}`

test('a clock that is set back by an hour keeps nobody out, stops no bot, and keeps no process from ending', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-clock-'))
  const child = fork(new URL('./testing/node.ts', import.meta.url), {
    env: { ...process.env, UNDERCROFT_FILE: join(folder, 'tables.db'), PORT: '0', BOT_PAUSE_MS: '300' },
    execArgv: ['--import', CLOCK],
    stdio: 'ignore',
  })
  const [port] = await once(child, 'message')
  const ada = await Client.guest(`http://127.0.0.1:${port}`, 'Ada')
  const seats = [{ kind: 'bot', level: 'random' }, { kind: 'me' }]
  const wish = { game: 'pig', options: { goal: 200 }, seats, visibility: 'public' }
  const { body: table } = await ada.post('/api/tables', wish)
  const rolls = async (): Promise<number> => {
    const { ask, events } = await ada.view(table.id, 1)
    if (ask !== undefined) await ada.answer(table.id, 1, ask.options.at(-1), { ticket: ask.ticket })
    return events.filter(({ event }) => event.what === 'rolled').length
  }
  await expect.poll(rolls).toBeGreaterThan(2)
  child.send('back')
  expect((await ada.get('/healthz')).status).toBe(200)
  expect((await ada.get('/api/me')).status).toBe(200)
  const before = await rolls()
  await expect.poll(rolls).toBeGreaterThan(before + 4)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  rmSync(folder, { recursive: true })
})
