// Every game on every screen, in light and dark, at its start and middle, with advice (also when it has been thought about), with a refusal and at its end: as pictures to
// be looked at, with what a script can see by itself (small letters, small places to touch, what is covered).
// `npm run looks -- FOLDER [GAME…] [--moment advice] [--screen 1440x900] [--light dark] [--text 130] [--full]` after `npm run build`
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
  options: {
    moment: { type: 'string', multiple: true },
    screen: { type: 'string', multiple: true },
    light: { type: 'string', multiple: true },
    text: { type: 'string' },
    full: { type: 'boolean' },
  },
})
const [folder, ...wanted] = positionals

/**
 * How one comes to each moment; each begins at home, so that one which fails spoils no other.
 * @type {Record<string, (page: Page, scene: typeof SCENES[number]) => Promise<void>>}
 */
const MOMENTS = {
  start: async (page, scene) => {
    await sitDown(page, (await playedTo({ ...scene, answers: 0 }, { choices: 0 })).record)
  },
  middle: async (page, scene) => {
    await sitDown(page, (await playedTo(scene, { refused: true })).record)
  },
  advice: async (page, scene) => {
    await sitDown(page, (await playedTo(scene, { refused: true })).record)
    await page.locator('.prompt-actions').getByRole('button', { name: 'Advice' }).click()
    await page.locator('.prompt-advice, .choice-filled').first().waitFor()
  },
  chances: async (page, scene) => {
    await sitDown(page, (await playedTo(scene, { refused: true })).record)
    await page.locator('.prompt-actions').getByRole('button', { name: 'Advice' }).click()
    await page.locator('.prompt-advice p').getByText('% to win').waitFor()
  },
  refusal: async (page, scene) => {
    await sitDown(page, (await playedTo(scene, { refused: true })).record)
    await refuse(page)
  },
  end: async (page, scene) => {
    await openRecord(page, (await playedTo({ ...scene, answers: Number.POSITIVE_INFINITY })).record)
    await page.locator('.ending').waitFor()
  },
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

/**
 * One moment of a game on one screen, as somebody finds it who comes with that screen: a board may look where its window is small.
 * @param {Browser} browser
 * @param {string} home
 * @param {typeof SCENES[number]} scene
 * @param {{ moment: string, screen: string }} what
 */
async function look(browser, home, scene, { moment, screen }) {
  const [width = 0, height = 0] = screen.split('x').map(Number)
  const context = await browser.newContext({ baseURL: home, reducedMotion: 'reduce', viewport: { width, height } })
  context.setDefaultTimeout(60_000)
  const settings = JSON.stringify({
    speed: 'instant',
    name: 'Ann',
    sound: false,
    briefs: false,
    chances: moment === 'chances',
    text: values.text,
  })
  await context.addInitScript(text => localStorage.setItem('undercroft settings', text), settings)
  try {
    const page = await context.newPage()
    await MOMENTS[moment]?.(page, scene)
    if (values.full === true) await page.keyboard.press('f')
    await shoot(page, `${scene.game}-${moment}-${screen}`)
  } finally {
    await context.close()
  }
}

/** @param {Page} page @param {string} name */
async function shoot(page, name) {
  await page.mouse.move(2, 2) // nothing is pointed at
  await settled(page)
  for (const flaw of await flawsOf(page)) console.log(`${name}: ${flaw}`)
  for (const colorScheme of LIGHTS.filter(each => values.light?.includes(each) ?? true)) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
    await page.screenshot({ path: join(folder ?? '', `${name}-${colorScheme}.png`) })
  }
}

await runMain(async () => {
  if (folder === undefined) throw new Stop('Looks: say which folder the pictures go to.')
  mkdirSync(folder, { recursive: true })
  const scenes = SCENES.filter(({ game }) => wanted.length === 0 || wanted.includes(game))
  const moments = values.moment ?? Object.keys(MOMENTS)
  const strange = moments.find(each => MOMENTS[each] === undefined)
  if (strange !== undefined)
    throw new Stop(`Looks: there is no moment ${strange}; there are ${Object.keys(MOMENTS).join(', ')}.`)
  const failed = /** @type {string[]} */ ([])
  for (const scene of scenes)
    await onStage(async (browser, home) => {
      for (const moment of moments)
        for (const screen of values.screen ?? SCREENS)
          await look(browser, home, scene, { moment, screen }).catch(trouble => {
            failed.push(`${scene.game} ${moment} ${screen}`)
            console.error(`${scene.game} ${moment} ${screen}: ${trouble}`)
          })
    })
  if (failed.length > 0) throw new Stop(`Looks: no picture of ${failed.join(', ')}.`)
})
