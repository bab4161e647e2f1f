import { openLog } from '../log.ts'
import { startServer } from '../server.ts'
import { catalogue } from './games.ts'

/** A node in a process of its own, to be killed. Its store is named by the environment; it tells its port to its parent. */
const GENEROUS = { burst: 1e9, perSecond: 1e9 }
const server = await startServer({
  file: process.env.UNDERCROFT_FILE ?? '',
  databaseUrl: process.env.DATABASE_URL,
  games: catalogue,
  gamesModule: new URL('./games.ts', import.meta.url).href,
  log: openLog('silent'),
  port: Number(process.env.PORT ?? 0),
  botPauseMs: Number(process.env.BOT_PAUSE_MS ?? 0),
  botThreads: 1,
  wordGraceMs: 0,
  limits: {
    address: GENEROUS,
    person: GENEROUS,
    newGuests: GENEROUS,
    newTables: GENEROUS,
    signIns: GENEROUS,
    seeks: GENEROUS,
  },
})
process.on('SIGTERM', () => server.close().then(() => process.exit()))
process.on('disconnect', () => process.exit()) // nobody is left to kill it
process.on('message', () => {
  globalThis.gc?.()
  process.send?.(process.memoryUsage().heapUsed)
})
process.send?.(server.port)
