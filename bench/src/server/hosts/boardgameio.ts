import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { pig } from '../../players/boardgameio.ts'

// Its entry points are folders, which only CommonJS can load.
const require = createRequire(import.meta.url)
const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/server')

/** As its documentation has it, with its storage in memory. */
export async function serve(): Promise<number> {
  console.log = () => {} // it says where it serves
  const server = Server({ games: [pig], origins: ['http://127.0.0.1'] })
  // The port is passed to Node's `listen`, which also takes a host: the server listens on the loopback address only.
  const loopback = { port: 0, host: '127.0.0.1' } as unknown as number
  const { appServer } = await server.run({ port: loopback })
  return (appServer.address() as AddressInfo).port
}
