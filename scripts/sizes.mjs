// What the first visit loads, counted at the server, against packages/web/budgets.json: script, style and markup of home, and
// what a table of each game adds to it; letters. `npm run sizes` after a build; with --write it writes the sizes down.
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { answerWithPage, BUILT_PAGE, isBuilt } from '../packages/server/src/page/page.ts'
import { ensureBrowser } from './browser.mjs'
import { isCode, isLetters, judge, plainName } from './budgets.mjs'
import { isMain, root, runMain, Stop } from './workspace.mjs'

/** @typedef {import('./budgets.mjs').Fetched} Fetched */
/** @typedef {import('./budgets.mjs').Visit} Visit */

const BUDGETS = join(root, 'packages/web/budgets.json')
const PATIENCE_MS = 240_000

/** Serves the page, and counts what is fetched. */
async function openCounter() {
  /** @type {Map<string, Fetched & { path: string }>} */
  const fetched = new Map()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname.startsWith('/api/')) return void response.writeHead(404).end() // nobody is online here
    response.on('finish', () => {
      const path = pathname.includes('.') ? pathname : '/'
      fetched.set(path, { path, name: plainName(path), bytes: Number(response.getHeader('content-length') ?? 0) })
    })
    void answerWithPage(BUILT_PAGE, request, response).catch(() => response.destroy()) // a browser may leave halfway
  })
  await new Promise(done => server.listen(0, '127.0.0.1', () => done(undefined)))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { home: `http://127.0.0.1:${port}/`, fetched, close: () => server.close() }
}

/** Goes to home and from there to a table of each game, each time as somebody who was never here. */
async function visitAll() {
  const counter = await openCounter()
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  /** @type {Map<string, (Fetched & { path: string })[]>} what each step fetched that those before it had not */
  const steps = new Map()
  try {
    let games = 1
    for (let game = 0; game < games; game++) {
      counter.fetched.clear()
      const context = await browser.newContext({ serviceWorkers: 'block' })
      context.setDefaultTimeout(PATIENCE_MS)
      const page = await context.newPage()
      await page.goto(counter.home, { waitUntil: 'networkidle' })
      const boxes = page.locator('.box')
      games = await boxes.count()
      steps.set('home', [...counter.fetched.values()])
      const before = new Set(counter.fetched.keys())
      const title = await boxes.nth(game).locator('h3').innerText()
      await boxes.nth(game).locator('.button-main').click()
      await page.locator('.table-prompt').waitFor()
      await page.waitForLoadState('networkidle')
      const more = [...counter.fetched.values()].filter(({ path }) => !before.has(path))
      steps.set(`a table of ${title}`, more)
      await context.close()
    }
  } finally {
    await browser.close()
    counter.close()
  }
  return steps
}

async function main() {
  if (!(await isBuilt(BUILT_PAGE))) throw new Stop('Sizes: the page is not built. Run: npm run build')
  const budgets = JSON.parse(readFileSync(BUDGETS, 'utf8'))
  const steps = await visitAll()
  /** @type {Visit[]} */
  const visits = [...steps].map(([title, files]) => ({
    title: title === 'home' ? title : `${title}, more than home`,
    limit: title === 'home' ? budgets.home : budgets.table,
    files: files.filter(({ path }) => isCode(path)),
  }))
  const letters = (steps.get('home') ?? []).filter(({ path }) => isLetters(path))
  visits.push({ title: 'letters', limit: budgets.letters, files: letters })
  const { ok, text } = judge(visits, budgets.was)
  console.log(text)
  if (process.argv.includes('--write')) {
    /** @type {Record<string, number>} */
    const was = {}
    const all = [...steps.values()].flat().sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const { name, bytes } of all) was[name] = Math.round(bytes / 100) / 10
    writeFileSync(BUDGETS, `${JSON.stringify({ ...budgets, was }, undefined, 2)}\n`)
  }
  if (!ok) throw new Stop('Sizes: the first visit loads too much (packages/web/budgets.json).')
}

if (isMain(import.meta.url)) await runMain(main)
