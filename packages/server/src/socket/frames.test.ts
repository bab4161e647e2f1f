import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { hearText, sendText } from './frames.ts'

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', maxPayload: 16_384 })
let port = 0
/** What came in, and who heard it. */
let heard: string[] = []
server.on('connection', (socket, { socket: wire }: IncomingMessage) => {
  hearText(socket, wire, text => {
    heard.push(`we: ${text}`)
    sendText(socket, wire, text)
  })
  socket.on('message', data => {
    heard.push(`ws: ${String(data).slice(0, 20)}`)
    sendText(socket, wire, String(data))
  })
  socket.on('error', () => undefined)
})
beforeAll(async () => {
  if (server.address() === null) await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
beforeEach(() => {
  heard = []
})
afterAll(() => {
  for (const client of server.clients) client.terminate()
  server.close()
})

const TEXT = 0x1
const MORE = 0x0
const CLOSE = 0x8
const PING = 0x9
const PONG = 0xa

/** A frame as a client sends it. */
function frame(text: string, opcode = TEXT, final = true): Buffer {
  const said = Buffer.from(text)
  const mask = [0x5a, 0x00, 0xff, 0x13]
  const length = said.length < 126 ? [said.length | 0x80] : [126 | 0x80, said.length >>> 8, said.length & 255]
  const masked = said.map((byte, i) => byte ^ (mask[i % 4] ?? 0))
  return Buffer.from([opcode | (final ? 0x80 : 0), ...length, ...mask, ...masked])
}

async function wire(): Promise<Duplex> {
  const key = Buffer.alloc(16, 7).toString('base64')
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-key': key,
    'sec-websocket-version': '13',
  }
  const asking = request({ port, host: '127.0.0.1', headers }).end()
  const [, socket] = (await once(asking, 'upgrade')) as [IncomingMessage, Duplex]
  return socket
}

/** Sends these, each in a piece of its own. */
async function send(socket: Duplex, ...pieces: readonly Buffer[]): Promise<void> {
  for (const piece of pieces) {
    socket.write(piece)
    await new Promise(next => setTimeout(next, 15))
    await new Promise(next => setImmediate(next)) // however late that was, what has come is read before this
  }
}

test.each([
  ['short', 'hello', ['we: hello']],
  ['longer', 'x'.repeat(130), [`we: ${'x'.repeat(130)}`]],
  ['empty', '', ['we: ']],
  ['not ASCII', 'déjà vu', ['ws: déjà vu']],
  ['long', 'y'.repeat(5000), [`ws: ${'y'.repeat(20)}`]],
])('a message in one piece is heard once: %s', async (_, text, by) => {
  const socket = await wire()
  await send(socket, frame(text), frame('and more'))
  await expect.poll(() => heard).toEqual([...by, 'we: and more'])
  socket.destroy()
})

test('a message in pieces is heard as a whole, and all that follow it in their order', async () => {
  const socket = await wire()
  const half = frame('in two pieces')
  await send(socket, frame('one'), half.subarray(0, 9), half.subarray(9), frame('three'))
  await expect.poll(() => heard).toEqual(['we: one', 'ws: in two pieces', 'ws: three'])
  socket.destroy()
})

test('so is one in several frames, and several in one piece', async () => {
  const [one, two] = [await wire(), await wire()]
  await send(one, frame('first, ', TEXT, false), frame('second', MORE), frame('third'))
  await expect.poll(() => heard).toEqual(['ws: first, second', 'ws: third'])
  heard = []
  await send(two, Buffer.concat([frame('first'), frame('second')]), frame('third'))
  await expect.poll(() => heard).toEqual(['ws: first', 'ws: second', 'ws: third'])
  for (const socket of [one, two]) socket.destroy()
})

test('what is not a message is left to the library: pings, the end, too much', async () => {
  const [one, two] = [await wire(), await wire()]
  const said = [one, two].map(socket => {
    const all: number[] = []
    socket.on('data', (data: Buffer) => all.push(...data))
    return all
  })
  await send(one, frame('', PING), frame('more'), frame('', CLOSE), frame('after the end'))
  await send(two, frame('z'.repeat(20_000)))
  await expect.poll(() => said[0]?.slice(0, 2)).toEqual([0x80 | PONG, 0])
  await expect.poll(() => said[1]?.slice(0, 4)).toEqual([0x80 | CLOSE, 2, 1009 >>> 8, 1009 & 255])
  expect(heard).toEqual(['we: more'])
  for (const socket of [one, two]) socket.destroy()
})

test.each(['', 'x', 'x'.repeat(125), 'x'.repeat(126), 'x'.repeat(70_000), 'über'])(
  'what is written at once arrives as it was said',
  async text => {
    const client = new WebSocket(`ws://127.0.0.1:${port}`)
    await once(client, 'open')
    client.send('ready')
    await once(client, 'message')
    const [served] = [...server.clients].slice(-1)
    const [data] = await Promise.all([
      once(client, 'message'),
      served && sendText(served, (served as unknown as { _socket: Duplex })._socket, text),
    ])
    expect(String(data[0])).toBe(text)
    client.terminate()
  },
)
