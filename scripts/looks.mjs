// Every game on every screen, in light and dark, at its start and middle, with advice, with a refusal and at its end: as pictures to
// be looked at, with what a script can see by itself (small letters, small places to touch, what is covered).
// `npm run looks -- FOLDER [GAME…] [--screen 1440x900] [--text 130]` after `npm run build`
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { flawsOf } from './flaws.mjs'
import { openRecord, playedTo, SCENES, settled, sitDown } from './scenes.mjs'
import { onStage } from './stage.mjs'
import { runMain, Stop } from './workspace.mjs'

/** @import { Browser, Page } from 'playwright-core' */

const SCREENS = ['1440x900', '1280x720', '820x1180', '1180x820', '390x844', '2560x1080']
const LIGHTS = /** @type {const} */ (['light', 'dark'])

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { screen: { type: 'string', multiple: true }, text: { type: 'string' } },
})
const [folder, ...wanted] = positionals

/** Each state of a game, on each screen. @param {Browser} browser @param {string} home @param {typeof SCENES[number]} scene */
async function look(browser, home, scene) {
  const context = await browser.newContext({
    baseURL: home,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  })
  context.setDefaultTimeout(60_000)
  const settings = JSON.stringify({
    speed: 'instant',
    name: 'Ann',
    sound: false,
    briefs: false,
    chances: false,
    text: values.text,
  })
  await context.addInitScript(text => localStorage.setItem('undercroft settings', text), settings)
  const page = await context.newPage()
  /** @param {string} state */
  const shoot = state => shootAll(page, `${scene.game}-${state}`)
  await sitDown(page, (await playedTo({ ...scene, answers: 0 }, { choices: 0 })).record)
  await shoot('1-start')
  await sitDown(page, (await playedTo(scene, { refused: true })).record)
  await shoot('2-middle')
  await page.locator('.prompt-actions').getByRole('button', { name: 'Advice' }).click()
  await page.locator('.prompt-advice, .choice-filled').first().waitFor()
  await shoot('3-advice')
  await refuse(page)
  await shoot('4-refusal')
  await openRecord(page, (await playedTo({ ...scene, answers: Number.POSITIVE_INFINITY })).record)
  await page.locator('.ending').waitFor()
  await shoot('5-end')
  await context.close()
}

/** Tries something that the question refuses by name; the list of it is folded. @param {Page} page */
async function refuse(page) {
  await page.evaluate(`(async () => {
    if (document.querySelector('.choice-refused') === null) document.querySelector('.refused > .button')?.click()
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    document.querySelector('.choice-refused').click()
  })()`)
  await page.locator('.why').waitFor()
}

/** @param {Page} page @param {string} name */
async function shootAll(page, name) {
  for (const screen of values.screen ?? SCREENS) {
    const [width = 0, height = 0] = screen.split('x').map(Number)
    await page.setViewportSize({ width, height })
    await settled(page)
    for (const flaw of await flawsOf(page)) console.log(`${name} ${screen}: ${flaw}`)
    for (const colorScheme of LIGHTS) {
      await page.emulateMedia({ colorScheme })
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
      await page.screenshot({ path: join(folder ?? '', `${name}-${screen}-${colorScheme}.png`) })
    }
  }
}

await runMain(async () => {
  if (folder === undefined) throw new Stop('Looks: say which folder the pictures go to.')
  mkdirSync(folder, { recursive: true })
  const scenes = SCENES.filter(({ game }) => wanted.length === 0 || wanted.includes(game))
  await onStage(async (browser, home) => {
    for (const scene of scenes) await look(browser, home, scene)
  })
})
