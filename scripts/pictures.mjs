// Makes every picture that is not drawn while one looks at it, from our own drawings and the built page: the icons of an
// installed page, what its manifest shows, and what the README shows.
// `npm run pictures` after `npm run build`
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { playedTo, SCENES, settled, sitDown } from './scenes.mjs'
import { onStage } from './stage.mjs'
import { root, runMain, Stop } from './workspace.mjs'

const PUBLIC = join(root, 'packages/web/public')
const README = join(root, 'docs/pictures')
const WIDE = { width: 1280, height: 720 }
const NARROW = { width: 390, height: 844 }

/** The README's pictures are together no larger than this, in bytes. */
const MOST = 1_000_000

/** @import { Browser, Page } from 'playwright-core' */

async function main() {
  for (const each of [join(PUBLIC, 'screens'), README]) mkdirSync(each, { recursive: true })
  await onStage(async (browser, home) => {
    await makeIcons(browser)
    await makeScenes(browser, home)
  })
  const sizes = ['home', ...SCENES.map(({ game }) => game)].map(name => statSync(join(README, `${name}.webp`)).size)
  const together = sizes.reduce((sum, size) => sum + size, 0)
  console.log(`README: ${sizes.length} pictures, ${Math.round(together / 1000)} kB`)
  if (together > MOST) throw new Stop(`Pictures: together they are larger than ${MOST} bytes.`)
}

/** The sign of the house in the sizes that systems ask for. @param {Browser} browser */
async function makeIcons(browser) {
  const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8')
  const page = await browser.newPage()
  /** @param {string} name @param {number} size @param {number} share of the icon that the sign has; less leaves room for a mask */
  const make = async (name, size, share) => {
    await page.setViewportSize({ width: size, height: size })
    const ground = share < 1 ? '#14110f' : 'transparent'
    await page.setContent(
      `<style>body{margin:0;background:${ground};display:grid;place-items:center;height:100vh}svg{width:${share * 100}vw}</style>${svg}`,
    )
    await page.screenshot({ path: join(PUBLIC, name), omitBackground: true })
  }
  await make('icon-192.png', 192, 1)
  await make('icon-512.png', 512, 1)
  await make('icon-maskable-512.png', 512, 0.76)
  await make('apple-touch-icon.png', 180, 0.9)
  await page.close()
}

/** The page as people see it: at home, and in the middle of each game. @param {Browser} browser @param {string} home */
async function makeScenes(browser, home) {
  const context = await browser.newContext({
    baseURL: home,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    viewport: WIDE,
  })
  const settings = JSON.stringify({ speed: 'instant', name: 'Ann', theme: 'dark', briefs: false, hints: false })
  await context.addInitScript(text => localStorage.setItem('undercroft settings', text), settings)
  const page = await context.newPage()
  await page.goto('/')
  await page.locator('.box .button-main').last().waitFor()
  await settled(page)
  await shoot(page, join(PUBLIC, 'screens/home.webp'))
  await shoot(page, join(README, 'home.webp'))
  await page.setViewportSize(NARROW)
  await settled(page)
  await shoot(page, join(PUBLIC, 'screens/home-narrow.webp'))
  for (const scene of SCENES) {
    await page.setViewportSize(WIDE)
    const { over, record } = await playedTo(scene)
    if (over) throw new Stop(`Pictures: this game of ${scene.game} is over too soon.`)
    await sitDown(page, record)
    await settled(page)
    await shoot(page, join(README, `${scene.game}.webp`))
    if (scene.game === 'masmorra') await shoot(page, join(PUBLIC, 'screens/table.webp'))
    if (scene.game !== 'platformer') continue
    await page.setViewportSize(NARROW)
    await settled(page)
    await shoot(page, join(PUBLIC, 'screens/table-narrow.webp'))
  }
  await context.close()
}

/** WebP is made by the browser: a screenshot as PNG is painted once more. @param {Page} page @param {string} path */
async function shoot(page, path) {
  await page.mouse.move(2, 2) // nothing is pointed at
  await page.locator('.tip:popover-open').waitFor({ state: 'detached' })
  const png = (await page.screenshot()).toString('base64')
  const painter = await page.context().newPage()
  const webp = await painter.evaluate(`(async () => {
    const image = new Image()
    image.src = 'data:image/png;base64,${png}'
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    canvas.getContext('2d').drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.85)
  })()`)
  await painter.close()
  writeFileSync(path, Buffer.from(String(webp).split(',')[1] ?? '', 'base64'))
}

await runMain(main)
