import { openLog, startServer } from '@undercroft/server'
import { catalogue } from './games.ts'

const GENEROUS = { burst: 1e9, perSecond: 1e9 }

/** As it is started anywhere, without limits on rates. Its file is on a disk, and every choice is flushed to it. */
export async function serve(folder: string): Promise<number> {
  const { port } = await startServer({
    file: `${folder}/tables.sqlite`,
    games: catalogue,
    gamesModule: new URL('./games.ts', import.meta.url).href,
    log: openLog('silent'),
    port: 0,
    botThreads: 1,
    restAfterMs: 1000,
    limits: {
      ...{ address: GENEROUS, person: GENEROUS, newGuests: GENEROUS, newTables: GENEROUS },
      ...{ tablesOfOne: 1e9, socketsOfOne: 1e9, socketsOfAddress: 1e9 },
    },
  })
  return port
}
