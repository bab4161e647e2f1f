import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DestinationStream } from 'pino'
import { openLog } from '../log.ts'
import { type RunningServer, type ServerOptions, startServer } from '../server.ts'
import { catalogue } from './games.ts'

const GENEROUS = { burst: 1e9, perSecond: 1e9 }

export interface TestServer {
  readonly base: string
  readonly logged: string[]
  /** Stops it, and starts another over the same tables. */
  restart(more?: Partial<ServerOptions>): Promise<void>
  close(): Promise<void>
}

/** A server on loopback with a store of its own, without patience and without limits on rates. */
export async function testServer(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-server-'))
  const logged: string[] = []
  const to: DestinationStream = { write: line => void logged.push(line) }
  const start = (more: Partial<ServerOptions> = {}): Promise<RunningServer> =>
    startServer({
      file: join(folder, 'tables.db'),
      games: catalogue,
      gamesModule: new URL('./games.ts', import.meta.url).href,
      log: openLog('debug', to),
      port: 0,
      botPauseMs: 0,
      botThreads: 1,
      wordGraceMs: 0,
      ...options,
      ...more,
      limits: {
        ...{
          address: GENEROUS,
          person: GENEROUS,
          chat: GENEROUS,
          seeks: GENEROUS,
          friends: GENEROUS,
          newGuests: GENEROUS,
          newTables: GENEROUS,
          signIns: GENEROUS,
          reports: GENEROUS,
          publishing: GENEROUS,
          analyses: GENEROUS,
        },
        ...options.limits,
      },
    })
  let server = await start()
  return {
    get base() {
      return `http://127.0.0.1:${server.port}`
    },
    logged,
    async restart(more) {
      await server.close()
      server = await start(more)
    },
    async close() {
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}
