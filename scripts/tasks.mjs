// What a phone's first visit to a table lets wait: the tasks of the page's own thread that would be long ones on a processor four
// times slower, by the time that the processor spent on them, which other programs change little. Lighthouse counts the same tasks
// by the time that went by (TBT). `npm run tasks [-- GAME...]` after `npm run build`.
import { loadavg } from 'node:os'
import { games } from '@undercroft/games'
import { onStage } from './stage.mjs'
import { runMain, Stop } from './workspace.mjs'

/** @import { Browser, BrowserContext } from 'playwright-core' */

const SLOWED = 4
/** Lighthouse takes a task that lays the page out for half as much slower. */
const SLOWED_LAYOUT = 2
/** What a task may take, in milliseconds. */
const MOST = 50
const VISITS = 3
/** How long a visit is watched after its question is there, in milliseconds. */
const AFTERWARDS = 1500
const ASKED = "document.querySelector('.table-prompt[data-ask]') !== null"
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }
const CATEGORIES = [
  '-*',
  'disabled-by-default-lighthouse',
  'disabled-by-default-devtools.timeline',
  'devtools.timeline',
  'loading',
  'v8',
  'v8.execute',
]
/** What is said of a task, where it took a millisecond or more. */
const PARTS = new Map([
  ...['EvaluateScript', 'v8.evaluateModule', 'FunctionCall', 'TimerFire', 'RunMicrotasks', 'HandlePostMessage'].map(
    name => /** @type {const} */ ([name, 'script']),
  ),
  ...['v8.compile', 'v8.compileModule', 'v8.produceCache'].map(name => /** @type {const} */ ([name, 'compiling'])),
  ...['V8.GC_SCAVENGER', 'MinorGC', 'MajorGC'].map(name => /** @type {const} */ ([name, 'garbage'])),
  ['UpdateLayoutTree', 'styles'],
  ['ParseAuthorStyleSheet', 'sheets'],
  ['ParseHTML', 'parsing'],
  ['Layout', 'layout'],
  ['PrePaint', 'before paint'],
  ['Paint', 'paint'],
  ['Layerize', 'layers'],
  ['Commit', 'commit'],
])

/**
 * @typedef {{ name: string, ph: string, cat: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args: any }} Traced
 * @typedef {{ at: number, ms: number, over: number, parts: string }} Task
 */

/** A table of this game, begun as one click on Play does. @param {BrowserContext} context @param {string} title */
async function begin(context, title) {
  const page = await context.newPage()
  await page.addInitScript("localStorage['undercroft settings'] ??= '{\"briefs\":false}'")
  await page.goto('/')
  await page.getByRole('button', { name: `Play ${title}` }).click()
  await page.locator('.table-prompt[data-ask]').waitFor()
  const path = new URL(page.url()).pathname
  await page.close()
  return path
}

/** One cold visit as a phone. @param {Browser} browser @param {BrowserContext} context @param {string} path */
async function visit(browser, context, path) {
  const page = await context.newPage()
  const thread = await context.newCDPSession(page)
  await thread.send('Emulation.setDeviceMetricsOverride', PHONE)
  await thread.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await thread.send('Network.enable')
  await thread.send('Network.clearBrowserCache')
  await thread.send('Storage.clearDataForOrigin', {
    origin: new URL(context.pages()[0]?.url() ?? '').origin,
    storageTypes: 'service_workers,cache_storage,shader_cache',
  })
  await browser.startTracing(page, { categories: CATEGORIES, screenshots: false })
  await page.goto(path)
  // Asked in so few words, the page has no work of it that would be counted.
  const isAsked = async () => (await thread.send('Runtime.evaluate', { expression: ASKED })).result.value === true
  while (!(await isAsked())) await page.waitForTimeout(AFTERWARDS / 10)
  await page.waitForTimeout(AFTERWARDS)
  const trace = JSON.parse(String(await browser.stopTracing()))
  await page.close()
  return tasksOf(trace.traceEvents)
}

/** The tasks that are too long, after the first picture. @param {Traced[]} events @returns {Task[]} */
function tasksOf(events) {
  const first = events.find(each => each.name === 'firstContentfulPaint')
  if (first === undefined) throw new Stop('Nothing was painted.')
  const own = events
    .filter(({ pid, tid, ph }) => pid === first.pid && tid === first.tid && ph === 'X')
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const tasks = own.filter(each => each.name === 'RunTask' && each.ts + (each.dur ?? 0) > first.ts)
  if (tasks.length === 0) throw new Stop('The browser does not tell of its tasks.')
  return tasks.flatMap(task => {
    const end = task.ts + (task.dur ?? 0)
    const inside = own.filter(each => each !== task && each.ts >= task.ts && each.ts < end)
    const ms = (task.tdur ?? 0) / 1000
    const over = ms * (inside.some(({ name }) => name === 'Layout') ? SLOWED_LAYOUT : SLOWED) - MOST
    return over <= 0 ? [] : [{ at: (task.ts - first.ts) / 1000, ms, over, parts: partsOf(inside) }]
  })
}

/** @param {Traced[]} inside */
function partsOf(inside) {
  /** @type {Map<string, number>} */
  const sums = new Map()
  let open = 0
  for (const { name, ts, dur = 0, tdur = 0 } of inside) {
    const part = PARTS.get(name)
    if (part === undefined || ts < open) continue
    open = ts + dur
    sums.set(part, (sums.get(part) ?? 0) + tdur / 1000)
  }
  return [...sums].flatMap(([part, ms]) => (ms < 1 ? [] : [`${part} ${ms.toFixed(1)}`])).join(', ')
}

await runMain(() =>
  onStage(async (browser, home) => {
    const wanted = process.argv.slice(2)
    const context = await browser.newContext({ baseURL: home })
    context.setDefaultTimeout(120_000)
    await (await context.newPage()).goto('/about')
    for (const { id, title } of games) {
      if (wanted.length > 0 && !wanted.includes(id)) continue
      const path = await begin(context, title)
      /** @type {Task[][]} */
      const visits = []
      for (let n = 0; n < VISITS; n++) visits.push(await visit(browser, context, path))
      const sums = visits.map(tasks => Math.round(tasks.reduce((sum, { over }) => sum + over, 0)))
      console.log(`${title}: ${sums.join(', ')} ms too long. The last visit's tasks:`)
      for (const { at, ms, over, parts } of visits.at(-1) ?? [])
        console.log(`  after ${Math.round(at)} ms: ${ms.toFixed(1)} ms, ${Math.round(over)} too long (${parts})`)
    }
    console.log(`Load ${loadavg()[0]?.toFixed(1)}. Wanted: under 100 ms of all of them together.`)
  }),
)
