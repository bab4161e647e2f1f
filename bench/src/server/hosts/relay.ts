import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

/** Forwards every message to both clients of a table without rules: the upper limit of speed. */
export async function serve(): Promise<number> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
  const tables = new Map<string, WebSocket[]>()
  server.on('connection', (socket, { url = '' }) => {
    const both = tables.get(url) ?? []
    tables.set(url, both)
    both.push(socket)
    socket.on('message', data => {
      const text = String(data)
      for (const each of both) each.send(text)
    })
  })
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
