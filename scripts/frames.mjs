// How long pictures take while a Master thinks in the page, on a processor that is slowed down: a Masmorra of three in which it is
// a bot's turn, or another game, in which all seats are Masters. Beside the pictures stands what the page's own thread works
// meanwhile, which other programs do not change. `npm run frames [-- GAME]` after `npm run build`.
import { loadavg } from 'node:os'
import { bots } from '@undercroft/bots'
import { games, loadGame } from '@undercroft/games'
import { FastDice, Match, readOptions, writeRecord } from '@undercroft/kernel'
import { onStage } from './stage.mjs'
import { runMain, Stop } from './workspace.mjs'

/** @import { Browser } from 'playwright-core' */
/** @import { Game, OptionTable } from '@undercroft/kernel' */

const SLOWED = 4
/** What a picture may take, in milliseconds. */
const MOST = 50
/** So many pictures are counted while a bot thinks, or as many as there are in so many seconds. */
const PICTURES = 300
const SECONDS = 40
const EARLY = 30

const MASMORRA = 'masmorra'

/** A game that bots have played until one of them has to choose after so many answers. @param {Game} game @param {number} answers */
function playedTo(game, answers) {
  const isMasmorra = game.id === MASMORRA
  const options = readOptions(
    /** @type {OptionTable<{ players: number }>} */ (game.options),
    isMasmorra ? { mode: 'standard', players: 3 } : {},
  )
  if (!options.ok) throw new Stop(String(options.error))
  const match = new Match(game, options.value, new FastDice('frames'))
  const bot = bots.greedy(game, new FastDice('frames by bots'))
  while (match.outcome === undefined) {
    const ask = match.play.asks[0]
    const isBots = !isMasmorra || ask?.seat === 1
    if (ask === undefined || (match.steps.length >= answers && isBots && ask.options.length > 3)) break
    match.answer(ask.seat, bot.choose(match.see(ask.seat), ask))
  }
  const master = /** @type {const} */ ({ kind: 'bot', player: 'master' })
  const person = /** @type {const} */ ({ kind: 'person', player: 'Ann' })
  const players = game.seats(options.value).map((_, seat) => (isMasmorra && seat === 0 ? person : master))
  return writeRecord(match, { players, dice: { kind: 'plain' } })
}

/** Counts the pictures between two of which a bot was thinking the whole time, and the long tasks that began in them. */
const WATCH = `new Promise(done => {
  const [pictures, tasks] = [[], []]
  const until = performance.now() + ${SECONDS * 1000}
  let [last, thought] = [performance.now(), false]
  const seen = new PerformanceObserver(list => { if (thought) tasks.push(...list.getEntries().map(each => each.duration)) })
  seen.observe({ type: 'longtask' })
  const picture = now => {
    const thinks = document.querySelector('.thinking-bar') !== null
    if (thinks && thought) pictures.push(now - last)
    ;[last, thought] = [now, thinks]
    if (pictures.length < ${PICTURES} && now < until) requestAnimationFrame(picture)
    else done({ pictures, tasks, ms: now })
  }
  requestAnimationFrame(picture)
})`

/** @param {Browser} browser @param {string} home @param {string} record */
async function measure(browser, home, record) {
  const context = await browser.newContext({ baseURL: home, viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(120_000)
  const settings = JSON.stringify({ name: 'Ann', sound: false, briefs: false })
  await context.addInitScript(text => localStorage.setItem('undercroft settings', text), settings)
  const page = await context.newPage()
  await page.goto('/')
  const file = { name: 'game.undercroft', mimeType: 'text/plain', buffer: Buffer.from(record) }
  await page.getByLabel('A game file to open').setInputFiles(file)
  await page.getByRole('button', { name: 'Sit down and go on' }).click()
  await page.locator('.thinking-bar').first().waitFor({ state: 'attached' })
  const thread = await context.newCDPSession(page)
  await thread.send('Performance.enable', { timeDomain: 'threadTicks' })
  await thread.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const work = async () => {
    const { metrics } = await thread.send('Performance.getMetrics')
    return (metrics.find(each => each.name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const [before, began] = [await work(), performance.now()]
  const found = /** @type {{ pictures: number[], tasks: number[] }} */ (await page.evaluate(WATCH))
  const share = ((await work()) - before) / (performance.now() - began)
  await context.close()
  return { ...found, share }
}

await runMain(() =>
  onStage(async (browser, home) => {
    const game = await loadGame(process.argv[2] ?? MASMORRA)
    if (game === undefined) throw new Stop(`Which game: ${games.map(({ id }) => id).join(', ')}?`)
    const record = playedTo(game, EARLY)
    const { pictures, tasks, share } = await measure(browser, home, record)
    const sorted = pictures.toSorted((a, b) => a - b)
    /** @param {number} at */
    const of = at => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0)
    const long = pictures.filter(ms => ms >= MOST).length
    console.log(
      `${pictures.length} pictures while a bot thinks: median ${of(0.5)} ms, 1 in 100 ${of(0.99)} ms, worst ${of(1)} ms; ${long} of ${MOST} ms or more.`,
    )
    console.log(
      `Long tasks of the page's thread meanwhile: ${tasks.map(ms => `${Math.round(ms)} ms`).join(', ') || 'none'}; it works ${Math.round(100 * share)}% of the time.`,
    )
    console.log(`Load ${loadavg()[0]?.toFixed(1)}, the processor ${SLOWED} times slower. Wanted: under ${MOST} ms.`)
  }),
)
