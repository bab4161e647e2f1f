import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  choose,
  concede,
  DESK,
  expectNoSidewaysScroll,
  expectOpenToAll,
  handInSheets,
  newGame,
  nextAsk,
  openStage,
  PHONE,
} from './harness.ts'

const stage = openStage()

test.each([DESK, PHONE])('every page is accessible and quiet at $width px', async viewport => {
  const { page, complaints } = await stage.open({ viewport, reducedMotion: 'reduce' })
  const look = (where: string) => expectOpenToAll(page, where)
  for (const address of ['/', '/about', '/rules/all-out-assault', '/play/all-out-assault', '/nowhere']) {
    await page.goto(address)
    await page.waitForSelector('h1')
    await look(address)
  }
  await page.goto('/')
  await page.getByRole('link', { name: 'Puzzle of the day' }).click()
  await page.getByRole('heading', { name: 'Find the move' }).waitFor()
  await page.goto('/puzzles')
  await page.getByRole('heading', { name: 'Find the move', level: 1 }).waitFor()
  await look('puzzles')
  await page.getByRole('link', { name: 'Without Masters' }).click()
  await page.waitForSelector('.puzzle-list')
  await look('puzzles of a game')
  await page.locator('.puzzle-link').first().click()
  await page.getByRole('button', { name: 'Show it' }).waitFor()
  await look('puzzle')
  await page.getByRole('button', { name: 'Show it' }).click()
  await page.getByRole('heading', { name: 'This was the move' }).waitFor()
  await look('puzzle, settled')
  await page.getByRole('link', { name: 'All puzzles' }).click()
  await page.getByRole('link', { name: 'Puzzle 1: easy missed' }).waitFor()
  await page.goto('/')
  await page.getByRole('button', { name: 'Settings' }).click()
  await look('settings')
  await page.keyboard.press('Escape')
  await newGame(page)
  await nextAsk(page)
  await look('sheets')
  await handInSheets(page, 'Shadow', 'Duelist')
  await nextAsk(page, '1')
  await look('table')
  if (viewport.width < 900) {
    for (const name of ['Players', 'Log', 'Rules', 'Dice']) {
      await page.getByRole('navigation').getByRole('button', { name }).click()
      await look(name)
      await page.keyboard.press('Escape')
    }
  } else {
    for (const name of ['Rules', 'Dice', 'Log']) {
      await page.getByRole('tab', { name }).click()
      await look(name)
    }
  }
  await concede(page)
  await look('end')
  await page.goto('/')
  await page.waitForSelector('.card')
  await look('home with a table')
  expect(complaints).toEqual([])
})

test('the page fits a screen of 360 px', async () => {
  const { page } = await stage.open({ viewport: { width: 360, height: 640 } })
  for (const address of ['/', '/play/all-out-assault', '/rules/all-out-assault']) {
    await page.goto(address)
    await page.waitForSelector('h1')
    await expectNoSidewaysScroll(page)
  }
  await newGame(page)
  await handInSheets(page, 'Brute', 'Paladin')
  await nextAsk(page, '1')
  await expectNoSidewaysScroll(page)
})

test('the book of a game: in short, searched, each part with its address, and every word explains itself', async () => {
  const { page, complaints } = await stage.open()
  await page.goto('/rules/all-out-assault')
  await page.getByRole('heading', { name: 'What you want' }).waitFor()
  for (const [part, has] of Object.entries({ Glossary: '#term-held', Almanac: '[id="content-tile.injury"]' })) {
    await page.getByRole('link', { name: part, exact: true }).click()
    await page.locator(has).waitFor()
    await expectOpenToAll(page, part)
  }
  await page.getByRole('link', { name: 'Rulebook', exact: true }).click()
  const word = page.locator('.rule a.word', { hasText: 'held' }).first()
  await word.hover()
  await page.locator('.tip', { hasText: 'cannot move or use a tile' }).waitFor()
  await page.locator('.tip').getByText('The rule').hover() // the pointer may go into the tip
  await word.click()
  const card = page.getByRole('dialog', { name: 'held' })
  await card.getByText('cannot move or use a tile').waitFor()
  await expectOpenToAll(page, 'a word')
  await card.getByRole('link', { name: 'Modifiers' }).click()
  const cited = page.locator('[data-cited=true]')
  await expect.poll(() => cited.innerText()).toContain('AA-5.20')
  await page.getByRole('button', { name: 'Numbers and sources' }).click()
  await page.goto('/rules/all-out-assault#AA-4.3')
  const figure = page.getByRole('img', { name: /^The die shows 4/ })
  await figure.locator('.chapter-board svg').first().waitFor() // a chapter's picture, as one comes near it
  await expect.poll(() => cited.innerText()).toContain('AA-4.3')
  await page.locator('.rule', { hasText: 'AA-4.2' }).waitFor() // numbers are kept
  await page.getByLabel('Search the rules').fill('meditation')
  const found = await page.locator('.rule, .glossary > li, .almanac > li').allInnerTexts()
  expect(found.length).toBeGreaterThan(1)
  expect(found.filter(text => !/meditation/i.test(text))).toEqual([])
  await page.getByLabel('Search the rules').fill('xyzzy')
  await page.getByText('No rule speaks of').waitFor()
  expect(complaints).toEqual([])
})

test('settings are kept, and opened by a click that comes before the script', async () => {
  const { page } = await stage.open({ colorScheme: 'dark' })
  let bring = () => {}
  const scripts = new Promise<void>(resolve => {
    bring = resolve
  })
  await page.route('**/assets/*.js', route => scripts.then(() => route.continue()))
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Settings' }).click() // the printed one, before there is any script
  bring()
  await choose(page.getByRole('radio', { name: 'Parchment' }))
  await choose(page.getByRole('radio', { name: 'Slow' }))
  await page.reload()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
  await page.getByRole('button', { name: 'Settings' }).click()
  expect(await page.getByRole('radio', { name: 'Slow' }).isChecked()).toBe(true)
})

test('a new table: Begin is three Tabs away, the rest is folded, and the next begins as this one did', async () => {
  const { page } = await stage.open({ settings: { unfolded: [] } })
  await page.goto('/play/masmorra')
  await page.getByRole('button', { name: 'Begin', disabled: false }).waitFor()
  await page.keyboard.press('Tab') // past the masthead at once, for who wants that
  for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Begin')
  expect(await page.getByRole('radio', { name: 'Epic' }).count()).toBe(0)
  const more = page.getByRole('button', { name: 'More options' })
  await more.click()
  await choose(page.getByRole('radio', { name: 'Epic' }))
  await expect.poll(() => page.locator('.field-says a').first().getAttribute('href')).toMatch(/^\/rules\/masmorra#MA-/)
  await page.getByLabel('Find a number to change').fill('orc def')
  await page.getByRole('button', { name: 'Orc: Defense' }).click()
  await page.getByRole('button', { name: 'Orc: Defense: more' }).click()
  await more.click()
  expect(await more.innerText()).toContain('Mode: Epic')
  expect(await more.innerText()).toContain('Orc: Defense: 3 (printed: 2)')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL(/\/table\//)
  await expect.poll(() => page.locator('.house-note').textContent()).toBe('House rules: Orc: Defense: 3 (printed: 2)')
  await page.goto('/play/masmorra')
  await page.getByText('Mode: Epic').waitFor()
})

test('home: one click begins a game, and what was begun stands first, with a picture of it', async () => {
  const { page, complaints } = await stage.open({ viewport: { width: 1280, height: 720 }, settings: { pinned: [] } })
  await page.goto('/')
  const play = page.getByRole('button', { name: 'Play Platformer' })
  await play.waitFor()
  await expectGamesInSight(page)
  await play.click()
  await nextAsk(page)
  await expect.poll(() => page.title()).toBe('Your turn: Platformer · Undercroft')
  await page.getByRole('button', { name: 'Full screen' }).hover()
  await page.locator('.tip', { hasText: 'Full screen (F)' }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.tip').waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(lookAway)).toBe(true)
  await page.goto('/')
  const card = page.locator('.continue').getByRole('link', { name: /Platformer.*Your turn/ })
  await expect.poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(440)
  await expectGamesInSight(page)
  await expectOpenToAll(page, 'home, to continue')
  await page.setViewportSize(PHONE)
  await expectOpenToAll(page, 'home, to continue, narrow')
  await card.click()
  await nextAsk(page)
  expect(complaints).toEqual([])
})

test('home and a new table stand there before their script, in the light that one likes', async () => {
  const { page } = await stage.open({ colorScheme: 'light', settings: { theme: 'dark' } })
  const printed = [
    ['/', '.masthead, .hero, h1, .hero p, #games', '.box'],
    ['/play/masmorra', '.masthead, .new-table-head, .new-table-head > *', '.new-table-form'],
  ] as const
  for (const [path, parts, rest] of printed) {
    await page.route(SCRIPT, route => route.abort())
    await page.goto(path)
    await page.locator('html[data-theme=dark]').waitFor()
    const source = await (await page.request.get(path)).text()
    expect(source.replace(/<template.*<\/template>/s, '')).not.toContain('modulepreload') // they wait for the picture
    const shell = await placesOf(page, parts)
    expect(shell.length).toBeGreaterThan(4)
    await page.unrouteAll()
    await page.goto(path)
    await page.locator(rest).first().waitFor()
    expect(await placesOf(page, parts)).toEqual(shell) // nothing moves when the rest comes
  }
  await page.route(SCRIPT, route => route.abort())
  await page.goto('/about')
  expect(await page.locator('main').innerText()).toBe('The lantern is being lit …')
})

test('the icon of an installed page says when it is your turn, and takes it back', async () => {
  const { page } = await stage.open()
  await page.addInitScript(() => {
    const note = (count: number) => {
      document.documentElement.dataset.badge = `${count}`
      return Promise.resolve()
    }
    Object.assign(navigator, { setAppBadge: note, clearAppBadge: () => note(0) })
  })
  await newGame(page)
  await page.locator('html[data-badge="1"]').waitFor()
  await page.getByRole('link', { name: 'Undercroft' }).click()
  await page.locator('html[data-badge="0"]').waitFor()
  await expect.poll(() => page.title()).toBe('Undercroft')
})

test('what the manifest shows is there, in the sizes it says', async () => {
  const { page } = await stage.open()
  await page.goto('/')
  const manifest: Manifest = await (await page.request.get('/manifest.webmanifest')).json()
  expect(manifest.shortcuts).toHaveLength(5)
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).ok()).toBe(true)
  const pictures = [...manifest.icons, ...manifest.screenshots, { src: 'apple-touch-icon.png', sizes: '180x180' }]
  for (const { src, sizes } of pictures) {
    const found = await page.evaluate(async address => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, `/${src}`)
    if (sizes !== 'any') expect([src, found]).toEqual([src, sizes])
  }
})

interface Manifest {
  readonly shortcuts: readonly { readonly url: string }[]
  readonly icons: readonly { readonly src: string; readonly sizes: string }[]
  readonly screenshots: readonly { readonly src: string; readonly sizes: string }[]
}

const SCRIPT = /\/assets\/index-.*\.js$/

/** Where these parts of a page stand, and what they say. */
async function placesOf(page: Page, parts: string): Promise<readonly string[]> {
  return page.locator(parts).evaluateAll(found =>
    found.map(part => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return `${part.className} ${part.textContent}: ${[x, y, width, height].map(Math.round)}`
    }),
  )
}

/** Five games, none of which has to be scrolled to. */
async function expectGamesInSight(page: Page): Promise<void> {
  const bottoms = await page.locator('.box').evaluateAll(boxes => boxes.map(box => box.getBoundingClientRect().bottom))
  expect(bottoms).toHaveLength(5)
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(720)
}

/** Another window comes before this one; whether a picture of the table has been kept by then. */
function lookAway(): boolean {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  return Object.keys(localStorage).some(key => key.startsWith('undercroft picture'))
}
