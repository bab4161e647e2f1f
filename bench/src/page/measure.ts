import { games } from '@undercroft/games'
import { BUILT_PAGE, isBuilt } from '@undercroft/server'
import { onDemand } from '../../../scripts/on-demand.mjs'
import { onServer } from '../../../scripts/stage.mjs'
import { type Chromium, startChromium } from './chromium.ts'
import { DEVICES, type Device, type Place, sayPlace, type Visit, type Visited } from './kinds.ts'
import { type Report, readReport } from './read.ts'
import { beginTables } from './tables.ts'

const LIGHTHOUSE = '13.5.0'

/** On a busy machine Lighthouse misses the beginning of a visit now and then, and asks for another. */
const TRIES = 3

/** Every place is visited so often, and the middle visit counts: a machine is at times twice as slow as at others. */
const VISITS = 3

/** The game whose new table is looked at, the largest of all. */
const NEW_TABLE = 'masmorra'

interface Lighthouse {
  readonly default: (url: string, flags: object, config?: object) => Promise<{ readonly lhr: Report } | undefined>
  readonly desktopConfig: object
}

/** Lets Lighthouse visit home, a new table and a table of each game, as a phone and as a computer. */
export async function measurePages(
  visited: Visited[],
  progress: (stage: string, detail: string) => void,
  signal: AbortSignal,
): Promise<void> {
  if (!(await isBuilt(BUILT_PAGE))) throw new Error('the page is not built. Run: npm run build')
  const lighthouse: Lighthouse = await onDemand('lighthouse', LIGHTHOUSE, 'The page')
  await onServer(async (home, folder) => {
    const chromium = await startChromium(folder)
    const stop = () => chromium.end()
    signal.addEventListener('abort', stop)
    try {
      const look = async (place: Place, path: string) => {
        for (const device of DEVICES) {
          if (signal.aborted) return
          const visits: Visit[] = []
          while (visits.length < VISITS && !signal.aborted) {
            progress(`page, ${device}`, `${sayPlace(place)}, visit ${visits.length + 1} of ${VISITS}`)
            visits.push(await visit(lighthouse, chromium, new URL(path, home), device))
          }
          const middle = middleOf(visits)
          if (middle !== undefined) visited.push({ place, device, visit: middle })
        }
      }
      // The home page offers the tables that one has, so tables are visited last.
      await look({ sort: 'home' }, '/')
      await look({ sort: 'new table', game: NEW_TABLE }, `/play/${NEW_TABLE}`)
      progress('page', 'tables are begun')
      const tables = signal.aborted ? [] : await beginTables(chromium, home, games)
      for (const { game, path } of tables) await look({ sort: 'table', game }, path)
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      signal.removeEventListener('abort', stop)
      await chromium.end()
    }
  })
}

/** The visit whose blocking time, which a busy machine changes most, is the middle one. */
function middleOf(visits: readonly Visit[]): Visit | undefined {
  return visits.toSorted((a, b) => (a.tbt ?? 0) - (b.tbt ?? 0))[visits.length >> 1]
}

/** One visit with nothing in the browser's cache. Lighthouse imitates a slow network and processor for the phone. */
async function visit(lighthouse: Lighthouse, { port }: Chromium, url: URL, device: Device): Promise<Visit> {
  const config = device === 'desktop' ? lighthouse.desktopConfig : undefined
  for (let tries = 1; ; tries++) {
    const result = await lighthouse.default(url.href, { port, output: 'json', logLevel: 'silent' }, config)
    if (result === undefined) throw new Error(`Lighthouse says nothing of ${url.href}`)
    try {
      return readReport(result.lhr)
    } catch (error) {
      if (tries === TRIES) throw error
    }
  }
}
