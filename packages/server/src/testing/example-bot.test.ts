import { execFile, spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { type RawData, WebSocketServer } from 'ws'
import { Client } from './client.ts'
import { eventually } from './party.ts'
import { testServer } from './server.ts'

const example = (name: string) => fileURLToPath(new URL(`../../../../examples/${name}`, import.meta.url))
const hasPython = spawnSync('python3', ['--version']).status === 0
const BOTS = [
  { runtime: process.execPath, bot: 'bot.mjs' },
  { runtime: 'python3', bot: 'bot.py' },
] as const
const runs = BOTS.filter(({ runtime }) => runtime !== 'python3' || hasPython) // where there is no python3 its bot is left out

const start = ({ runtime, bot }: (typeof BOTS)[number], token: string, base: string, table: string) =>
  promisify(execFile)(runtime, [example(bot), base, table], { env: { ...process.env, UNDERCROFT_TOKEN: token } })

test.each(runs)('$bot plays a whole game', async bot => {
  const server = await testServer()
  const ada = await Client.guest(server.base, 'Ada')
  const { body: program } = await ada.post<{ token: string }>('/api/me/programs', { label: 'example' })
  const seats = [{ kind: 'bot', level: 'random' }, { kind: 'anyone' }]
  const { body: table } = await ada.post('/api/tables', { game: 'hoard', seats })
  const { stdout, stderr } = await start(bot, program.token, server.base, table.id)
  expect(stdout).toMatch(/^sitting on seat 1\n(won|did not win)\n$/)
  expect(stderr).toBe('')
  await server.close()
})

test.each(runs)('$bot comes back when the server restarts in the middle of a game', async bot => {
  const server = await testServer()
  const [ada, bob] = [await Client.guest(server.base, 'Ada'), await Client.guest(server.base, 'Bob')]
  const { body: program } = await bob.post<{ token: string }>('/api/me/programs', { label: 'example' })
  const seats = [{ kind: 'me' }, { kind: 'anyone' }]
  const { body: table } = await ada.post('/api/tables', {
    game: 'pig',
    seats,
    options: { goal: 30 },
    visibility: 'public',
  })
  const running = start(bot, program.token, server.base, table.id)
  const asked = () => ada.view(table.id)
  const isMine = (view: Awaited<ReturnType<typeof asked>> | undefined): boolean =>
    view?.ask !== undefined || view?.seen.outcome !== undefined
  const turn = async (): Promise<boolean> => {
    const { ask } = await eventually(asked, isMine)
    if (ask === undefined) return false
    const hold = ask.options.some(([verb]) => verb === 'hold')
    await ada.answer(table.id, 0, hold ? 'hold' : ['roll'], { ticket: ask.ticket })
    return true
  }
  await turn()
  const { port } = new URL(server.base)
  await server.restart({ port: Number(port) })
  while (await turn());
  const { stdout, stderr } = await running
  expect(stdout).toMatch(/^sitting on seat 1\n(won|did not win)\n$/)
  expect(stderr).toBe('')
  await server.close()
})

test.each(runs)('$bot sends an answer that was not confirmed again, with the same request id', async bot => {
  const heard: { readonly request: string; readonly choice: unknown }[] = []
  const http = createServer((_, answer) => {
    answer.setHeader('content-type', 'application/json')
    answer.end(JSON.stringify({ seat: 0, card: { status: 'playing', seal: { commitment: '' } } }))
  })
  const sockets = new WebSocketServer({ server: http })
  sockets.on('connection', socket => {
    const say = (message: object): void => socket.send(JSON.stringify(message))
    const ask = { ticket: 7, options: [['roll'], ['hold'], ['pass']] }
    socket.on('message', (data: RawData) => {
      const message = JSON.parse(String(data))
      if (message.do === 'watch') return say({ say: 'view', view: { ask, seen: {} } })
      heard.push(message)
      if (heard.length === 1) return socket.close(1012) // it was taken or not: who knows
      say({ say: 'view', request: message.request, view: { seen: { outcome: { winners: [0] } } } })
    })
  })
  await new Promise<void>(done => http.listen(0, '127.0.0.1', done))
  const { port } = http.address() as AddressInfo
  const { stdout } = await start(bot, 'token', `http://127.0.0.1:${port}`, 'table')
  expect(stdout).toBe('sitting on seat 0\nwon\n')
  expect(heard).toHaveLength(2)
  expect(heard[1]).toEqual(heard[0])
  sockets.close()
  http.close()
})
