import { openLog, startServer } from '@undercroft/server'
import type { Place } from '../kinds.ts'
import { catalogue } from './games.ts'

const GENEROUS = { burst: 1e9, perSecond: 1e9 }

/**
 * As it is started anywhere, without limits on rates. Every choice is flushed to a disk: to a file in the folder, or by
 * the PostgreSQL server whose address is given.
 */
export async function serve({ folder, databaseUrl, restAfterMs }: Place): Promise<number> {
  const { port } = await startServer({
    file: `${folder}/tables.sqlite`,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(restAfterMs === undefined ? {} : { restAfterMs }),
    games: catalogue,
    gamesModule: new URL('./games.ts', import.meta.url).href,
    log: openLog('silent'),
    port: 0,
    botThreads: 1,
    limits: {
      ...{ address: GENEROUS, person: GENEROUS, newGuests: GENEROUS, newTables: GENEROUS },
      ...{ tablesOfOne: 1e9, socketsOfOne: 1e9, socketsOfAddress: 1e9 },
    },
  })
  return port
}
