import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { rates, USUAL_LIMITS } from '../guard/limits.ts'
import type { Services } from '../http/services.ts'
import { openLog } from '../log.ts'
import { Metrics } from '../metrics.ts'
import { closeServer, listen } from '../page/listen.ts'
import { Sockets } from './sockets.ts'

test('nobody gets a socket while the database is away, and is told to try again', async () => {
  const services = {
    metrics: new Metrics(),
    limits: USUAL_LIMITS,
    identity: { who: () => Promise.reject(new Error('connect ECONNREFUSED')) },
    store: { news: { listen: () => () => undefined } },
  } as unknown as Services
  const server = createServer()
  const doors = { services, rates: rates(USUAL_LIMITS), log: openLog('silent'), origins: [], addressOf: () => 'here' }
  const sockets = new Sockets(server, doors)
  const port = await listen(server, '127.0.0.1', 0)
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`)
  const said = await new Promise<string>(done => socket.on('error', ({ message }) => done(message)))
  expect(said).toContain('503')
  expect(await services.metrics.text()).toContain('undercroft_failures_total{where="socket"} 1')
  await sockets.close()
  await closeServer(server)
})
