import { type Masmorra, masmorra } from '@undercroft/games/masmorra'
import { type Match, readOptions } from '@undercroft/kernel'
import type { CDPSession, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  choose,
  expectAccessible,
  expectOpenToAll,
  nextAsk,
  openStage,
  PATIENCE,
  PHONE,
  SCREENS,
  setNumber,
} from './harness.ts'
import { askedOnOneScreen, goOnFrom, playAsAdvised, played } from './played.ts'

const stage = openStage()

test('a Standard game against two bots, to its end', async () => {
  const { page, complaints } = await stage.open({ sealed: true })
  await sitDown(page)
  expect(await playOnTheTable(page, 30)).toBeGreaterThan(19)
  await playAsAdvised(page, 2000)
  expect(await page.locator('.ending-title').innerText()).toMatch(/wins|draw/)
  expect(await page.locator('.ma-ending tbody tr').count()).toBe(3)
  expect(complaints).toEqual([])
})

test('an Alliance of two people on two pages', async () => {
  const ann = await stage.open()
  const ben = await stage.open({ settings: { name: 'Ben' } })
  let fewest = 0
  // A Hero may fall in its first turn, and then the other has had little to say.
  for (let table = 0; table < 5 && fewest <= 20; table++) {
    await ann.page.goto('/online/new/masmorra')
    await choose(ann.page.getByRole('radio', { name: 'alliance' }))
    await setNumber(ann.page, /^Heroes/, 2)
    await ann.page.getByRole('button', { name: 'Make the table' }).click()
    await ann.page.waitForURL(/\/t\//)
    await ann.page.getByRole('button', { name: 'Invitation link to seat P2' }).click()
    await ben.page.goto(await ann.page.getByLabel('Link to seat P2').inputValue())
    await ben.page.getByRole('button', { name: 'Come in' }).click()
    fewest = Math.min(...(await Promise.all([ann, ben].map(({ page }) => playAsAdvised(page, 3000)))))
    for (const { page, complaints } of [ann, ben]) {
      await page.locator('.ending-title').waitFor()
      expect(await page.locator('.ma-ending tbody tr').count()).toBe(2)
      expect(complaints).toEqual([])
    }
  }
  expect(fewest).toBeGreaterThan(20)
})

test('an interrupt is played, and answered', async () => {
  const { page, complaints } = await stage.open()
  const record = played({
    game: masmorra,
    options: options(),
    people: ['Ann', 'Ben', 'Cleo'],
    instead: ({ play }) => (play.asking?.frame.phase === 'window' ? (['pass'] as const) : undefined),
    until: mayInterrupt,
  })
  await goOnFrom(page, record)
  let asked = await askedOnOneScreen(page)
  expect(await page.locator('.ma-interrupt li').count()).toBe(0)
  await expectAccessible(page, 'at an interrupt')
  const card = page.locator('.ma-card', { has: page.locator(ORANGE) }).first()
  expect(await card.locator('.ma-part-purple[data-live]').count()).toBe(0)
  const name = await card.locator('.ma-card-name').innerText()
  await playOrange(page, card, asked)
  // The others answer for the moment itself, and then for the card that Ann has played.
  const dispel = page.locator('.ma-card', { has: page.locator(ORANGE), hasText: 'Dispel' })
  for (let i = 0; i < 6; i++) {
    asked = await askedOnOneScreen(page, asked)
    if (await dispel.isVisible()) break
    await page.locator('.choice', { hasText: 'Pass' }).click()
  }
  expect(await page.locator('.ma-interrupt li').innerText()).toContain(name)
  await playOrange(page, dispel.first(), asked)
  // Everybody passes, as often as they are asked, until it is told.
  for (let i = 0; i < 20; i++) {
    asked = await askedOnOneScreen(page, asked)
    if (await isCancelled(page)) break
    await page.locator('.choice', { hasText: 'Pass' }).click()
  }
  expect(await isCancelled(page)).toBe(true)
  expect(complaints).toEqual([])
})

test('a tile is placed by keyboard', async () => {
  const { page, complaints } = await stage.open()
  const until = ({ play }: Match<Masmorra>) => play.asking?.frame.phase === 'place'
  await goOnFrom(page, played({ game: masmorra, options: options(), people: ['Ann', 'Ben', 'Cleo'], until }))
  const ticket = await askedOnOneScreen(page)
  const rooms = await page.locator('.ma-room').count()
  await tabTo(page, '[data-thing^="place "]')
  await page.keyboard.press('Enter')
  await page.locator('.ma-ghost').waitFor()
  await page.keyboard.press('r')
  await tabTo(page, '[data-thing="put"]')
  await page.keyboard.press('Enter')
  await askedOnOneScreen(page, ticket)
  expect(await page.locator('.ma-room').count()).toBe(rooms + 1)
  expect(complaints).toEqual([])
})

test('a die is dragged onto the chest that it opens', async () => {
  const { page, complaints } = await stage.open()
  const until = ({ play }: Match<Masmorra>) => play.asks[0]?.options.some(isOpenedByOne) === true
  const record = played({ game: masmorra, options: options(), people: ['Ann', 'Ben', 'Cleo'], until })
  await goOnFrom(page, record)
  await askedOnOneScreen(page)
  const opened = page.locator('.log-line').getByText(/: Open the chest/)
  const before = await opened.count()
  const face = await page.locator('.choice', { hasText: 'Open the chest' }).first().innerText()
  const name = /dock (\w+)/.exec(face)?.[1] ?? ''
  await page.mouse.move(...(await middle(page, `.ma-die[data-live][aria-label="${name}"]`)))
  await page.mouse.down()
  await page.mouse.move(...(await middle(page, '.ma-dice')), { steps: 2 })
  await page.mouse.move(...(await middle(page, '.ma-dock[data-live]')), { steps: 4 })
  await page.locator('.ma-die-hung').waitFor()
  await page.mouse.up()
  await expect.poll(() => opened.count()).toBe(before + 1)
  expect(complaints).toEqual([])
})

test('a monster is dragged to another room in the Dungeon Master Phase', async () => {
  const { page, complaints } = await stage.open()
  const until = ({ play }: Match<Masmorra>) =>
    play.asking?.frame.phase === 'dm' && play.asks[0]?.options.some(([verb]) => verb === 'march') === true
  await goOnFrom(page, played({ game: masmorra, options: options(), people: ['Ann', 'Ben', 'Cleo'], until }))
  const ticket = await askedOnOneScreen(page)
  const moves = page.locator('.log-line').getByText(/moves to/)
  const before = await moves.count()
  const monster = await middle(page, '.ma-hit[data-live][data-thing^=foe]')
  await page.mouse.move(...monster)
  await page.mouse.down()
  await page.mouse.move(monster[0] + 12, monster[1] + 12, { steps: 2 })
  await page.mouse.move(...(await middle(page, '.ma-room[data-live]')), { steps: 4 })
  await page.mouse.up()
  await askedOnOneScreen(page, ticket)
  expect(await moves.count()).toBe(before + 1)
  expect(complaints).toEqual([])
})

test('a phone: one finger pushes the map, two pull it nearer, and neither is a click', async () => {
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true }
  const { page, context, complaints } = await stage.open(phone)
  const until = ({ play, state }: Match<Masmorra>) => play.asking?.frame.phase === 'actions' && state.rooms.length > 9
  await goOnFrom(page, played({ game: masmorra, options: options(), people: ['Ann', 'Ben', 'Cleo'], until }))
  const ticket = await askedOnOneScreen(page)
  const { height } = (await page.locator('.ma-scene').boundingBox()) ?? { height: 0 }
  expect(height).toBeGreaterThan(330)
  const touch = await context.newCDPSession(page)
  const [x, y] = await middle(page, '.ma-dungeon > svg')
  const first = await seenOf(page)
  await drag(touch, [{ x, y }], [{ x: x + 90, y: y + 40 }])
  const pushed = await seenOf(page)
  expect(pushed.width).toBe(first.width)
  expect(first.x - pushed.x).toBeCloseTo((90 * first.width) / 374, -1)
  await drag(
    touch,
    [
      { x: x - 30, y },
      { x: x + 30, y },
    ],
    [
      { x: x - 75, y },
      { x: x + 75, y },
    ],
  )
  expect((await seenOf(page)).width / pushed.width).toBeCloseTo(0.4, 1)
  expect(await page.locator('.table-prompt').getAttribute('data-ask')).toBe(ticket)
  expect(complaints).toEqual([])
})

test('a phone: all of every place for a medium tile is in sight', async () => {
  const { page, complaints } = await stage.open({ viewport: PHONE, hasTouch: true, isMobile: true })
  const until = ({ play, state }: Match<Masmorra>) => {
    const frame = play.asking?.frame
    return frame?.phase === 'place' && frame.tile.startsWith('M') && state.rooms.length > 12
  }
  await goOnFrom(page, played({ game: masmorra, options: options(), people: ['Ann', 'Ben', 'Cleo'], until }))
  await askedOnOneScreen(page)
  const map = await page.locator('.ma-dungeon > svg').boundingBox()
  const head = await page.locator('.ma-hud').boundingBox()
  if (map === null || head === null) throw new Error('there is no map')
  const places = await page.locator('[data-thing^="place "]').all()
  expect(places.length).toBeGreaterThan(1)
  for (const place of places) {
    const box = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect(box.x).toBeGreaterThanOrEqual(map.x)
    expect(box.x + box.width).toBeLessThanOrEqual(map.x + map.width)
    expect(box.y).toBeGreaterThanOrEqual(head.y + head.height)
    expect(box.y + box.height).toBeLessThanOrEqual(map.y + map.height)
  }
  const tick = await page.locator('[data-thing="put"]').boundingBox()
  expect(tick?.width).toBeGreaterThan(24) // a finger finds it
  expect(complaints).toEqual([])
})

test('the map glides, and all levels are seen side by side with what is left', async () => {
  const { page, complaints } = await stage.open({ reducedMotion: 'no-preference', settings: { speed: 'normal' } })
  await page.clock.install()
  const until = ({ play, state }: Match<Masmorra>) =>
    play.asking?.frame.phase === 'actions' && state.rooms.some(({ level }) => level === 2) && state.discard.length > 1
  await goOnFrom(page, played({ game: masmorra, options: options(), people: ['Ann', 'Ben', 'Cleo'], until }))
  await askedOnOneScreen(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  const viewBox = (): Promise<string | null> => page.locator('.ma-dungeon > svg').getAttribute('viewBox')
  await page.getByRole('button', { name: 'Nearer' }).click()
  const views = [await viewBox()]
  for (let i = 0; i < 3; i++) {
    await page.clock.runFor(40)
    views.push(await viewBox())
  }
  expect(new Set(views).size).toBe(4) // on its way
  await page.clock.resume()
  await page.getByRole('button', { name: 'All levels side by side' }).click()
  await page.locator('.ma-dungeon').nth(1).waitFor()
  expect(await page.locator('.ma-dungeon').count()).toBe(2)
  await page.locator('.ma-supply summary').click()
  const left = await page.locator('.ma-supply-list').innerText()
  expect(left).toMatch(/minor dice/)
  await expectAccessible(page, 'with the supply open')
  const [, discarded = ''] = /(\d+) discarded/.exec(left) ?? []
  const cards = page.locator('.ma-supply-list section', { hasText: 'discarded' }).locator('li')
  const counts = (await cards.allInnerTexts()).map(text => Number(/×(\d+)/.exec(text)?.[1] ?? 1))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Number(discarded))
  expect(complaints).toEqual([])
})

test.each(SCREENS)('nobody is kept out of the dungeon (%s, %o)', async (colorScheme, viewport) => {
  const { page, complaints } = await stage.open({ colorScheme, viewport })
  await sitDown(page)
  for (const answers of [3, 12]) {
    await playAsAdvised(page, answers)
    await nextAsk(page)
    await expectOpenToAll(page, `after ${answers} more answers`)
  }
  expect(complaints).toEqual([])
})

function options() {
  const read = readOptions(masmorra.options, { mode: 'standard', players: 3, roundLimit: 10 })
  if (!read.ok) throw new Error(String(read.error))
  return read.value
}

function isOpenedByOne(choice: Masmorra['choice']): boolean {
  return choice[0] === 'open' && choice[1].length === 1
}

/** Whether Ann may interrupt while somebody else could cancel her card; not with the very card that is being drawn. */
function mayInterrupt({ play, state }: Match<Masmorra>): boolean {
  const [first] = play.asks
  const frame = play.asking?.frame
  if (frame?.phase !== 'window' || frame.window === 'loot' || first?.seat !== 0) return false
  return (
    first.options.some(([verb]) => verb === 'answer') &&
    state.hands.some((hand, player) => player > 0 && hand.includes('T14'))
  )
}

/** At a new table with two bots; a short game. */
async function sitDown(page: Page): Promise<void> {
  await page.goto('/play/masmorra')
  await setNumber(page, /^Heroes/, 3)
  const limit = page.getByRole('group', { name: /^Round limit/ })
  await choose(limit.getByRole('radio', { name: 'On', exact: true }))
  await setNumber(page, /^Rounds, if they are limited/, 10)
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('.ma-table').waitFor()
}

const ORANGE = '.ma-part-orange[data-live]'

/**
 * Plays the interrupting part of a card, on the first thing that it can be aimed at. A click at what is still being shown only
 * ends that: it is made again while the same question stands there.
 */
async function playOrange(page: Page, card: Locator, asked: string): Promise<void> {
  const folded = card.locator(`${ORANGE} summary`)
  if (await folded.isVisible()) await folded.click()
  const button = card.locator(ORANGE).getByRole('button').first()
  const isGone = page.waitForFunction(
    before => document.querySelector<HTMLElement>('.table-prompt')?.dataset.ask !== before,
    asked,
    { timeout: PATIENCE },
  )
  const again = setInterval(() => void button.click({ timeout: 1000 }).catch(() => undefined), 5000)
  await button.click()
  await isGone.finally(() => clearInterval(again))
}

async function isCancelled(page: Page): Promise<boolean> {
  return (
    (await page
      .locator('.log-line')
      .getByText(/cancelled/)
      .count()) > 0
  )
}

/** What is touched first where several things would do: the panels, then the dice, then the map. */
const TARGETS = [
  '.ma-pick',
  '.ma-fight .ma-act-main',
  '.ma-interrupt .ma-act-main',
  '.ma-knob-main',
  '[data-thing^="lay "]',
  '.ma-tray .ma-act-main:not([aria-disabled=true])',
  '.ma-hit[data-live][data-thing^=foe]',
  '.ma-room[data-live]',
  '.ma-die[data-live]',
].join(', ')

/** Uses the dice and the map where they do something, and the advised button where not; says how often they did. */
async function playOnTheTable(page: Page, answers: number): Promise<number> {
  let asked = ''
  let clicked = 0
  for (let i = 0; i < answers; i++) {
    const { ticket, over } = await nextAsk(page, asked)
    if (over) break
    asked = ticket
    const answered = await page.evaluate(
      async ([targets, before, patience]) => {
        const isAnswered = () => {
          const { ask, over: ended } = document.querySelector<HTMLElement>('.table-prompt')?.dataset ?? {}
          return ended === 'true' || ask !== before
        }
        const settles = async (pauses: number) => {
          for (let wait = 0; wait < pauses && !isAnswered(); wait++) await new Promise(done => setTimeout(done, 30))
          return isAnswered()
        }
        for (const target of document.querySelectorAll(targets)) {
          target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
          await settles(1)
          document.querySelector<HTMLElement>('.ma-menu .ma-act')?.click()
          if (await settles(5)) return true
        }
        // The table does one thing after the other: once it has advised, it has dealt with every click.
        const buttons = [...document.querySelectorAll('button')]
        buttons.find(each => each.textContent?.trim() === 'Advice')?.click()
        for (const since = performance.now(); performance.now() < since + patience; ) {
          if (isAnswered()) return true
          if (document.querySelector('.choice[data-advised=true]') !== null) return false
          await new Promise(done => setTimeout(done, 30))
        }
        return isAnswered()
      },
      [TARGETS, ticket, PATIENCE] as const,
    )
    if (answered) clicked++
    else await playAsAdvised(page, 1)
  }
  return clicked
}

interface Finger {
  readonly x: number
  readonly y: number
}

/** Fingers go down, move in a few steps, and are lifted. */
async function drag(touch: CDPSession, from: readonly Finger[], to: readonly Finger[]): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((finger, id) => ({ ...finger, id })) })
  await send('touchStart', from)
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const now = from.map(({ x, y }, i) => ({
      x: x + ((to[i]?.x ?? x) - x) * share,
      y: y + ((to[i]?.y ?? y) - y) * share,
    }))
    await send('touchMove', now)
  }
  await send('touchEnd', [])
}

/** The part of the map that is seen. */
async function seenOf(page: Page): Promise<{ readonly x: number; readonly width: number }> {
  const viewBox = await page.locator('.ma-dungeon > svg').first().getAttribute('viewBox')
  const [x = 0, , width = 0] = (viewBox ?? '').split(' ').map(Number)
  return { x, width }
}

async function middle(page: Page, selector: string): Promise<readonly [x: number, y: number]> {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} is not there`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) === true, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${selector}`)
}
