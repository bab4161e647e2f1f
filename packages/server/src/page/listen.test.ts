// @module-tag slow
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { closeServer, listen } from './listen.ts'

/** A client that never hangs up by itself. */
function sends(port: number, text: string): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.write(text)
  return socket
}

test('an answer under way is given, and its connection does not hold up the closing', async () => {
  let closed: Promise<void> | undefined
  const server = createServer((_, response) => {
    closed = closeServer(server)
    response.end('done')
  })
  server.keepAliveTimeout = 0
  const socket = sends(await listen(server, '127.0.0.1', 0), 'GET / HTTP/1.1\r\nhost: here\r\n\r\n')
  const ended = once(socket, 'close')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('done')
  await closed
  await ended
})

test('a request that is never finished does not hold up the closing', async () => {
  const server = createServer()
  const request = 'POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 9\r\n\r\nhalf'
  const socket = sends(await listen(server, '127.0.0.1', 0), request)
  const ended = once(socket, 'close')
  await once(server, 'request')
  await closeServer(server)
  await ended
  expect(server.listening).toBe(false)
})
