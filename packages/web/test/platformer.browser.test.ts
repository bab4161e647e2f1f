import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  choose,
  expectOpenToAll,
  NOW_AND_THEN,
  nextAsk,
  openStage,
  PATIENCE,
  PHONE,
  SCREENS,
  setNumber,
} from './harness.ts'
import { AGAIN, clickIfThere, settledAsk } from './played.ts'

const stage = openStage()

/** The page as a newcomer has it: the board, and everything else folded. */
const FOLDED = { settings: { pinned: [] } }

test('a whole solo game is climbed by clicking the board alone', async () => {
  const { page, complaints } = await stage.open(FOLDED)
  await sitDown(page, 1)
  expect(await climb(page, 30)).toBeGreaterThan(1)
  await letGoBy(page)
  expect(await page.locator('.ending-title').innerText()).toMatch(/Ann wins|Lost/)
  await page.getByRole('tab', { name: 'End', exact: true }).click()
  expect(await page.locator('.pl-ending').innerText()).toMatch(/\d+ points/)
  expect(complaints).toEqual([])
})

test('two people play a whole game on one phone by touch', async () => {
  const { page, complaints } = await stage.open({ ...FOLDED, viewport: PHONE, hasTouch: true })
  await sitDown(page, 2, { rounds: 20 })
  expect(await climb(page, 14, (x, y) => page.touchscreen.tap(x, y))).toBeGreaterThan(2)
  const small = await page.locator('.pl-cell').first().boundingBox()
  expect(small?.width).toBeGreaterThanOrEqual(32)
  await page.getByRole('button', { name: 'Look closer' }).click()
  const large = await page.locator('.pl-cell').first().boundingBox()
  expect(large?.width).toBeGreaterThan(1.5 * (small?.width ?? 0))
  await letGoBy(page)
  expect(await page.locator('.ending-title').innerText()).toMatch(/wins|A draw/)
  await page.locator('.panel-bar').getByRole('button', { name: 'End' }).tap()
  expect(await page.locator('.pl-ranks li').count()).toBe(2)
  expect(complaints).toEqual([])
})

test('a Turn is played by keyboard alone', async () => {
  const { page, complaints } = await stage.open(FOLDED)
  await sitDown(page, 1)
  const { ticket } = await nextAsk(page)
  await tabTo(page, '.pl-die[data-die]')
  await page.keyboard.press('Enter') // picks the die up
  await page.locator('.pl-die[aria-pressed=true]').waitFor()
  await page.keyboard.press('ArrowRight')
  expect(await isFocused(page, '.pl-die[data-die="1"]')).toBe(true)
  await page.keyboard.press('Escape') // lays it down again
  await page.locator('.pl-die[aria-pressed=true]').waitFor({ state: 'detached' })
  await tabTo(page, '.pl-cell', 'Shift+Tab')
  for (let i = 0; i < 8 && !(await isFocused(page, '.pl-cell[data-live]')); i++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await page.locator('.pl-menu-deed').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.locator('.pl-die[data-used]:not(.pl-die-kept)').first().waitFor()
  await nextAsk(page, ticket)
  expect(await isFocused(page, '.pl-cell')).toBe(true)
  await tabTo(page, '.pl-act-main')
  await page.keyboard.press('Enter')
  await page
    .locator('.prompt-what')
    .getByText(/Special die/)
    .waitFor()
  await tabTo(page, '.pl-act-main')
  await page.keyboard.press('Enter')
  await page.locator('.pl-steps-round').getByText('Turn 2 of 12').waitFor()
  expect(complaints).toEqual([])
})

test('a die is dragged onto the Space that it is for', async () => {
  const { page, complaints } = await stage.open(FOLDED)
  await sitDown(page, 1)
  const { ticket } = await nextAsk(page)
  const die = await middle(page, '.pl-die[data-die="0"]')
  const space = await middle(page, '.pl-cell[data-live]')
  await page.mouse.move(...die)
  await page.mouse.down()
  await page.mouse.move((die[0] + space[0]) / 2, (die[1] + space[1]) / 2, { steps: 3 })
  await page.locator('.pl-die-dragged').waitFor()
  await page.mouse.move(...space, { steps: 3 })
  await page.mouse.up()
  await nextAsk(page, ticket)
  expect(await page.locator('.pl-die[data-die="0"]').getAttribute('data-used')).toBe('')
  expect(complaints).toEqual([])
})

test('an action is advised with the chances of three answers, and one button does the best', async () => {
  const { page, complaints } = await stage.open({ settings: { pinned: [], chances: true } })
  await sitDown(page, 1)
  for (let i = 0, ticket: string | undefined; i < 2; i++) {
    ticket = (await nextAsk(page, ticket)).ticket
    await page.getByRole('button', { name: 'Advice' }).click()
    await page.locator('.prompt-advice p').getByText('% to win').waitFor()
    const chances = page.locator(':is(.prompt-advice, .prompt-verbs) .choice:has(.choice-chance)')
    expect(await chances.count()).toBe(3)
    await page.locator(':is(.prompt-advice, .prompt-verbs) .choice[data-advised=true]').click()
  }
  expect(complaints).toEqual([])
})

test.each(SCREENS)('nobody is kept out of the tower (%o)', async viewport => {
  const { page, complaints } = await stage.open({ ...FOLDED, viewport })
  const look = (where: string) => expectOpenToAll(page, where)
  await sitDown(page, 1)
  const { ticket } = await nextAsk(page)
  await look('start')
  await page.locator('.pl-die[data-die]:not([data-used])').first().click()
  await page.locator('.pl-cell[data-live]').nth(2).click()
  await nextAsk(page, ticket)
  await page.locator('.pl-cell[data-live]').first().hover()
  await page.getByRole('button', { name: 'Dangers' }).click()
  await page.locator('.pl-act').first().click()
  await page.locator('.pl-drawer').waitFor()
  await look('the middle, in the Shop')
  await page.keyboard.press('Escape')
  await page.locator('.pl-act').nth(1).click()
  await look('cards')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Advice' }).click()
  await page.locator('.prompt-advice').waitFor()
  await page.locator('.pl-light-advised rect, [data-lit]').first().waitFor()
  await look('advice')
  await page
    .locator('.pl-cell:not([data-live])')
    .first()
    .evaluate((cell: HTMLElement) => cell.click())
  await page.locator('.why').waitFor()
  await look('a refusal')
  await letGoBy(page)
  await look('the end')
  expect(complaints).toEqual([])
})

/** At a new table with so many people. */
async function sitDown(page: Page, people: number, { rounds = 60 } = {}): Promise<void> {
  await page.goto('/play/platformer')
  await setNumber(page, /^Players/, people)
  await setNumber(page, /^Rounds at most/, rounds)
  for (let seat = 1; seat < people; seat++) {
    await choose(page.locator('.seat-field').nth(seat).getByRole('radio', { name: 'Person' }))
  }
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('.pl-table').waitFor()
}

/** Answers so many questions on the board, or until it is over; how often the tower itself was clicked. */
async function climb(page: Page, answers: number, tap?: (x: number, y: number) => Promise<void>): Promise<number> {
  let asked = ''
  let clicked = 0
  for (let i = 0; i < answers; i++) {
    asked = await settledAsk(page, asked)
    if (asked === 'over') break
    const target = await bestTarget(page)
    if (target === undefined) await pass(page)
    else {
      clicked++
      const { x, y } = target
      // A finger cannot hover: the first touch shows what would come of it.
      if (tap !== undefined) await tap(x, y)
      await (tap ?? page.mouse.click.bind(page.mouse))(x, y)
      const comesOfIt = page.waitForFunction(
        ([before, late]) => {
          if (document.querySelector('.pl-menu-deed') !== null) return 'menu'
          const { ask, over } = document.querySelector<HTMLElement>('.table-prompt')?.dataset ?? {}
          const now = `${ask} ${document.querySelector('.prompt-who')?.textContent}`
          return over === 'true' || now !== before || Date.now() > late ? 'done' : false
        },
        [asked, Date.now() + AGAIN] as const,
        NOW_AND_THEN,
      )
      if ((await (await comesOfIt).jsonValue()) === 'menu') await pickSafely(page)
    }
  }
  return clicked
}

/** The first way that neither fails nor makes the Hero faint; without one, the Turn goes on. */
async function pickSafely(page: Page): Promise<void> {
  const ways = page.locator('.pl-menu-deed:not([data-fails])').filter({ hasNotText: 'faint' })
  if ((await ways.count()) > 0) return clickIfThere(ways.first())
  await page.keyboard.press('Escape')
  await pass(page)
}

/** Where to strike if there is something to strike, else as far up as plain dice go; nothing if there is no such Space. */
async function bestTarget(page: Page): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate(() => {
    const hero = document.querySelector('.pl-whose b')?.textContent ?? ''
    const rowOf = (label: string) => Number(/^Row (\d+)/.exec(label)?.[1] ?? 0)
    const cells = [...document.querySelectorAll<HTMLElement>('.pl-cell')]
    const here = rowOf(cells.find(cell => cell.ariaLabel?.includes(`: ${hero}: `))?.ariaLabel ?? '')
    const seen = cells.flatMap(cell => {
      const { left, top, width, height } = cell.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const label = cell.ariaLabel ?? ''
      const strikes = /\. Strike/.test(label)
      const isThere = cell.matches('[data-live]') && document.elementFromPoint(x, y) === cell
      return isThere ? [{ x, y, strikes, climbs: /\. Go to .+ with (foot|star)/.test(label), row: rowOf(label) }] : []
    })
    const acting = here > 0 && document.querySelector('.pl-act-main')?.textContent.includes('End') === true
    const good = acting ? seen.filter(({ strikes, climbs, row }) => strikes || (climbs && row > here)) : seen
    return good.sort((a, b) => Number(b.strikes) - Number(a.strikes) || b.row - a.row)[0]
  })
}

/** Ends what can be ended, or answers on the board in the first way that there is. */
async function pass(page: Page): Promise<void> {
  await page.evaluate(passOnBoard)
}

/** In the page: one click that goes on with the game. */
function passOnBoard(): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? undefined
  const way =
    find('.pl-menu-deed') ??
    find('.pl-act-main:not([aria-disabled=true])') ??
    find('.pl-use') ??
    find('.pl-cell[data-live]') ??
    find('.pl-die:not([data-used], [aria-pressed=true])')
  way?.click()
}

/** A game by the book is long: from here on every Turn is ended as soon as it can be, on the board alone. */
async function letGoBy(page: Page): Promise<void> {
  await page.evaluate(
    async ([patience, click, again]) => {
      const pass = new Function(`return ${click}`)() as () => void
      let [last, acted] = ['', 0]
      for (let since = performance.now(); performance.now() < since + patience; ) {
        const { ask = '', over } = document.querySelector<HTMLElement>('.table-prompt')?.dataset ?? {}
        const menu = document.querySelector('.pl-menu-deed, .pl-use') === null ? '' : 'more'
        const asked = ask === '' ? '' : `${ask} ${document.querySelector('.prompt-who')?.textContent} ${menu}`
        if (over === 'true') return
        const now = performance.now()
        if (asked !== '' && (asked !== last || now > acted + again)) {
          pass()
          acted = now
        }
        if (asked !== last) since = now
        last = asked
        await new Promise(done => setTimeout(done, 15))
      }
      throw new Error('nothing new is asked')
    },
    [PATIENCE, String(passOnBoard), AGAIN] as const,
  )
}

type Point = readonly [x: number, y: number]

async function middle(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} is not there`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

async function isFocused(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(wanted => document.activeElement?.matches(wanted) === true, selector)
}

async function tabTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if (await isFocused(page, selector)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not reach ${selector}`)
}
