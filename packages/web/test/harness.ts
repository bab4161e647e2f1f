import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import axe from 'axe-core'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { ensureBrowser } from '../../../scripts/browser.mjs'

/** Everything at the rim of the table stands open, as somebody may like it: tests read there what the board shows. */
const ALL_OPEN = { pinned: ['seats', 'panel', 'answers'], wholeLog: true, unfolded: ['options'] }

/** Nothing is waited for, advice is the same each time, and no card lies over a first table. */
const QUIET = { speed: 'instant', sound: false, chances: false, briefs: false, hints: false }

/** The table as somebody finds it who has never been here: all board. */
export const NEWCOMER = { pinned: [], wholeLog: false } as const

/** The built page on a port of its own, and a browser to look at it with. */
export interface Stage {
  readonly home: string
  open(options?: OpenOptions): Promise<Visit>
  /** The server stops, and another comes up in its place with the same tables. */
  restart(): Promise<void>
}

interface OpenOptions extends BrowserContextOptions {
  readonly settings?: object
  /** Whether the dice at one screen fall the same each time. */
  readonly sealed?: boolean
  /** Whether the browser keeps the page for times without a network: it fetches all of it for that. */
  readonly keeps?: boolean
}

/** One person at a browser: what it complained of is kept. */
export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  readonly complaints: readonly string[]
}

/** How long anything may take, in milliseconds: far longer than it does, as no machine is too slow to pass. */
export const PATIENCE = 240_000

/** How the page is asked again and again: at every picture, which is the default, it would have to draw all the time. */
export const NOW_AND_THEN = { polling: 25 } as const

export const DESK = { width: 1440, height: 900 } as const
export const PHONE = { width: 390, height: 844 } as const

/** The sizes at which a game is looked at where nobody is to be kept out. */
export const SCREENS = [DESK, PHONE] as const

const CLI = resolve(import.meta.dirname, '../../cli/bin/undercroft.mjs')

/** The key of the operator of a stage's server. */
export const OPERATOR_KEY = 'the-key-of-the-operator-of-the-stage'

export function openStage(): Stage {
  let home = ''
  let browser: Browser
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-stage-'))
  const data = join(folder, 'tables.sqlite')
  const serve = (port: string) =>
    spawn(process.execPath, [CLI, 'serve', '--port', port, '--data', data, '--pause', '80'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ADMIN_KEY: `olga=${OPERATOR_KEY}` },
    })
  let server = serve('0')
  const contexts: BrowserContext[] = []
  const isUp = async (): Promise<string> => {
    const [said] = await once(server.stdout, 'data')
    return /http:\S+/.exec(String(said))?.[0] ?? ''
  }
  beforeAll(async () => {
    // Without a graphics card the browser would imitate one, which takes more time than drawing by itself.
    const args = ['--no-sandbox', '--disable-gpu']
    const launched = chromium.launch({ executablePath: ensureBrowser(), args })
    ;[home, browser] = await Promise.all([isUp(), launched])
  })
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map(context => context.close()))
  })
  afterAll(async () => {
    const gone = once(server, 'exit')
    server.kill()
    await Promise.all([browser.close(), gone])
    rmSync(folder, { recursive: true })
  })
  return {
    get home() {
      return home
    },
    async restart() {
      const gone = once(server, 'exit')
      server.kill()
      const [code] = await gone
      expect(code).toBe(0) // it had time to finish what was in flight
      server = serve(new URL(home).port)
      await isUp()
    },
    async open({ settings, sealed = false, keeps = false, ...options } = {}) {
      const context = await browser.newContext({
        baseURL: home,
        viewport: DESK,
        reducedMotion: 'reduce',
        ...(keeps ? {} : { serviceWorkers: 'block' }),
        ...options,
      })
      contexts.push(context)
      if (sealed) await sealDice(context)
      const stored = JSON.stringify({ ...QUIET, name: 'Ann', ...ALL_OPEN, ...settings })
      await context.addInitScript(
        text => localStorage.getItem('undercroft settings') ?? localStorage.setItem('undercroft settings', text),
        stored,
      )
      context.setDefaultTimeout(PATIENCE)
      const complaints: string[] = []
      const page = await context.newPage()
      page.on('console', message => {
        if (!keeps && message.text().startsWith('Service Worker')) return // it was sent away
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      page.on('pageerror', error => complaints.push(error.message))
      return { context, page, complaints }
    },
  }
}

/** Chooses it, once the page has its letters: until then everything on it moves. */
export async function choose(choice: Locator): Promise<void> {
  await choice.evaluate(async () => {
    await document.fonts.ready
  })
  await choice.check()
}

/** Sits down to a new game on the small board. */
export async function newGame(page: Page, { people = 1, bot = 'Squire' } = {}): Promise<void> {
  await page.goto('/play/all-out-assault')
  await choose(page.getByRole('radio', { name: 'Skirmish' }))
  const second = page.locator('.seat-field').nth(1)
  if (people < 2) await choose(second.getByRole('radio', { name: bot }))
  if (people === 2) {
    await choose(second.getByRole('radio', { name: 'Person' }))
    await second.getByLabel('Name').fill('Ben')
  }
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL(/\/table\//)
}

/** Hands in two ready-made sheets in the editor, and waits until they are taken and something else is asked. */
export async function handInSheets(page: Page, first: string, second: string): Promise<void> {
  const { ticket } = await nextAsk(page)
  const who = await page.locator('.prompt-who').textContent()
  await page.getByRole('button', { name: first, exact: true }).first().click()
  await page.getByRole('button', { name: second, exact: true }).last().click()
  await page.getByRole('button', { name: 'Ready', exact: true }).click()
  await page.waitForFunction(
    past => {
      const { ask } = document.querySelector<HTMLElement>('.table-prompt')?.dataset ?? {}
      return ask !== past.ticket || document.querySelector('.prompt-who')?.textContent !== past.who
    },
    { ticket, who },
    NOW_AND_THEN,
  )
}

/** Fills in a number of a game's options. */
export async function setNumber(page: Page, label: RegExp, value: number): Promise<void> {
  const field = page.getByRole('spinbutton', { name: label })
  await field.fill(String(value))
  await field.press('Tab')
}

/** What the prompt asks now: its ticket, or that the game is over. */
export async function nextAsk(page: Page, before?: string): Promise<{ ticket: string; over: boolean }> {
  const handle = await page.waitForFunction(
    past => {
      const prompt = document.querySelector<HTMLElement>('.table-prompt')
      const { ask = '', over } = prompt?.dataset ?? {}
      if (over === 'true') return { ticket: '', over: true }
      return ask !== '' && ask !== past ? { ticket: ask, over: false } : false
    },
    before,
    NOW_AND_THEN,
  )
  const found = await handle.jsonValue()
  if (found === false) throw new Error('nothing is asked')
  return found
}

/** Answers once with a button whose label fits, or with the first. */
export async function answer(page: Page, label?: RegExp): Promise<string> {
  const { ticket } = await nextAsk(page)
  const legal = page.locator('.choice:not(.choice-refused)')
  await legal.first().waitFor()
  const fitting = label === undefined ? legal : legal.filter({ hasText: label })
  await ((await fitting.count()) > 0 ? fitting : legal).first().click()
  return ticket
}

export async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
  await page.waitForSelector('.table-prompt[data-over=true]')
}

interface AxeResults {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[]
}

/** A part of a page, by selectors. */
interface Part {
  readonly include: readonly string[]
  readonly exclude: readonly string[]
}

/** Nothing on this page, or in a part of it, keeps anybody out, by all of axe's rules or by some of them. */
export async function expectAccessible(
  page: Page,
  where: string,
  runOnly?: readonly string[],
  part?: Part,
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  // What is right is neither worked out in full nor sent: that takes longer than the checks themselves.
  const wanted = { resultTypes: ['violations'], selectors: false, ...(runOnly === undefined ? {} : { runOnly }) }
  const found = await page.evaluate(
    async ({ options, within }) => {
      const { violations } = await (globalThis as unknown as Axe).axe.run(within ?? document, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`)
    },
    { options: wanted, within: part },
  )
  expect(found.map(says => `${where}: ${says}`)).toEqual([])
}

interface Axe {
  readonly axe: { run(context: unknown, options: object): Promise<AxeResults> }
}

/** Nothing has to be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide).toBe(0)
}

/** Looks at a page in both colour schemes: only colours differ, so that contrast is all that is looked at twice. */
export async function expectOpenToAll(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where)
  await expectNoSidewaysScroll(page)
  const now = (await page.locator('html').getAttribute('data-theme')) === 'dark' ? 'dark' : 'light'
  const other = now === 'dark' ? 'light' : 'dark'
  await showIn(page, other)
  await expectAccessible(page, `${where}, ${other}`, ['color-contrast'])
  await showIn(page, now)
}

async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
}

/** Whatever a table draws from the browser is always the same. */
async function sealDice(context: BrowserContext): Promise<void> {
  await context.route(/worker-.*\.js$/, async route => {
    const response = await route.fetch()
    const always = 'crypto.getRandomValues = array => array.fill(7);'
    await route.fulfill({ response, body: `${always}${await response.text()}` })
  })
}
