// How long a click takes in a Masmorra of three, early and near its end, on a processor that is slowed down: from the click to
// the next picture, as the browser's Event Timing has it, and the work of the page's own thread until the next question.
// `npm run clicks` after `npm run build`. Another machine is another figure: compare early with late, and before with after.
import { loadavg } from 'node:os'
import { bots } from '@undercroft/bots'
import { masmorra } from '@undercroft/games/masmorra'
import { FastDice, Match, readOptions, writeRecord } from '@undercroft/kernel'
import { onStage } from './stage.mjs'
import { runMain, Stop } from './workspace.mjs'

/** @import { Browser, CDPSession, Page } from 'playwright-core' */

const SLOWED = 4
const CLICKS = 20
/** What a click may take, in milliseconds. */
const MOST = 100
/** How many answers before its end a game is opened late: enough for all clicks, and for what bots do between them. */
const BEFORE_END = 300
const EARLY = 30

const PERSON = /** @type {const} */ ({ kind: 'person', player: 'Ann' })
const BOT = /** @type {const} */ ({ kind: 'bot', player: 'greedy' })

const DOCKS = [
  { name: 'docks folded', pinned: [] },
  { name: 'log pinned', pinned: ['panel'] },
]

/** A game that bots have played until the first seat is asked something after so many answers. @param {number} answers */
function playedTo(answers) {
  const options = readOptions(masmorra.options, { mode: 'standard', players: 3 })
  if (!options.ok) throw new Stop(String(options.error))
  const match = new Match(masmorra, options.value, new FastDice('clicks'))
  const bot = bots.greedy(masmorra, new FastDice('clicks by bots'))
  while (match.outcome === undefined) {
    const ask = match.play.asks[0]
    if (ask === undefined || (match.steps.length >= answers && ask.seat === 0 && ask.options.length > 3)) break
    match.answer(ask.seat, bot.choose(match.see(ask.seat), ask))
  }
  return match
}

/** Keeps what Event Timing says of clicks and keys, and of nothing that merely moves. */
const WATCH = `
  globalThis.clicked = []
  new PerformanceObserver(list => clicked.push(...list.getEntries().filter(each => each.interactionId > 0)))
    .observe({ type: 'event', durationThreshold: 16 })`

/** The longest since this was last asked, after the next picture. Below the threshold nothing is told. */
const LONGEST = `new Promise(done => requestAnimationFrame(() => setTimeout(() => {
  const found = clicked.splice(0).sort((a, b) => b.duration - a.duration)[0]
  done(found === undefined
    ? { duration: 0, delay: 0 }
    : { duration: found.duration, delay: found.processingStart - found.startTime })
}, 50)))`

/** @param {Browser} browser @param {string} home @param {string} record @param {readonly string[]} pinned */
async function measure(browser, home, record, pinned) {
  const context = await browser.newContext({
    baseURL: home,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(120_000)
  const settings = JSON.stringify({
    speed: 'instant',
    name: 'Ann',
    sound: false,
    briefs: false,
    chances: false,
    pinned,
  })
  await context.addInitScript(text => localStorage.setItem('undercroft settings', text), settings)
  await context.addInitScript(WATCH)
  const page = await context.newPage()
  await page.goto('/')
  const file = { name: 'game.undercroft', mimeType: 'text/plain', buffer: Buffer.from(record) }
  await page.getByLabel('A game file to open').setInputFiles(file)
  await page.getByRole('button', { name: 'Sit down and go on' }).click()
  await page.locator('.table-prompt[data-ask]').waitFor()
  const thread = await context.newCDPSession(page)
  await thread.send('Performance.enable', { timeDomain: 'threadTicks' })
  await thread.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const found = []
  while (found.length < CLICKS) found.push(await click(page, thread))
  await context.close()
  return found
}

/** Clicks what is advised, and waits for the next question. @param {Page} page @param {CDPSession} thread */
async function click(page, thread) {
  const prompt = page.locator('.table-prompt')
  await page.locator('.table-prompt[data-ask]').waitFor()
  const ask = await prompt.getAttribute('data-ask')
  await page.getByRole('button', { name: 'Advice' }).dispatchEvent('click') // no click of a person: it is not measured
  const advised = prompt.locator('.choice[data-advised=true]:visible').first()
  await advised.waitFor()
  await advised.hover() // the pointer has come there before it presses; a locator's click would ask the page at each event what it hits
  await page.evaluate(LONGEST)
  const before = await workOf(thread)
  await page.mouse.down()
  await page.mouse.up()
  const longest = /** @type {{ duration: number, delay: number }} */ (await page.evaluate(LONGEST))
  await page.locator(`.table-prompt:is([data-over=true], [data-ask]:not([data-ask="${ask}"]))`).waitFor()
  const after = await workOf(thread)
  if ((await prompt.getAttribute('data-over')) === 'true') throw new Stop('Clicks: the game was over too soon.')
  const spent = Object.fromEntries(Object.entries(after).map(([name, ms]) => [name, ms - (before[name] ?? 0)]))
  return { ...longest, ...spent }
}

/** What the page's thread has worked so far, in milliseconds of the processor. @param {CDPSession} thread */
async function workOf(thread) {
  const { metrics } = await thread.send('Performance.getMetrics')
  /** @param {string} name */
  const ms = name => (metrics.find(each => each.name === name)?.value ?? 0) * 1000
  const [script, style, layout, all] = ['Script', 'RecalcStyle', 'Layout', 'Task'].map(name => ms(`${name}Duration`))
  return /** @type {Record<string, number>} */ ({ script, style, layout, all })
}

await runMain(() =>
  onStage(async (browser, home) => {
    const whole = playedTo(Number.POSITIVE_INFINITY).steps.length
    const times = [
      { name: 'early', answers: EARLY },
      { name: 'late', answers: whole - BEFORE_END },
    ]
    let worst = 0
    for (const docks of DOCKS) {
      for (const time of times) {
        const match = playedTo(time.answers)
        const record = writeRecord(match, { players: [PERSON, BOT, BOT], dice: { kind: 'plain' } })
        const clicks = await measure(browser, home, record, docks.pinned)
        /** @param {string} name @param {number} at 0.5 is the median, 1 the worst */
        const of = (name, at) => {
          const sorted = clicks.map(each => Number(Reflect.get(each, name))).sort((a, b) => a - b)
          return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0)
        }
        worst = Math.max(worst, of('duration', 1))
        const where = `${docks.name}, ${time.name} (after ${match.steps.length} of ${whole} answers)`.padEnd(54)
        console.log(
          `${where} worst ${of('duration', 1)} ms, median ${of('duration', 0.5)} ms (waits ${of('delay', 0.5)}, at most ${of('delay', 1)}); ` +
            `work until the next question: median ${of('all', 0.5)} ms ` +
            `(script ${of('script', 0.5)}, style ${of('style', 0.5)}, layout ${of('layout', 0.5)}), most ${of('all', 1)} ms`,
        )
      }
    }
    console.log(
      `Load ${loadavg()[0]?.toFixed(1)}, the processor ${SLOWED} times slower. Worst ${worst} ms; wanted: ${MOST} ms.`,
    )
  }),
)
