import { type Masmorra, masmorra } from '@undercroft/games/masmorra'
import type { Match } from '@undercroft/kernel'
import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, openStage, PHONE } from './harness.ts'
import { shortGame } from './masmorra.ts'
import { askedOnOneScreen, goOnFrom, played } from './played.ts'

const stage = openStage()

test('a tile is placed by keyboard', async () => {
  const { page, complaints } = await stage.open()
  const until = ({ play }: Match<Masmorra>) => play.asking?.frame.phase === 'place'
  await goOnFrom(page, played({ game: masmorra, options: shortGame(), people: ['Ann', 'Ben', 'Cleo'], until }))
  const ticket = await askedOnOneScreen(page)
  const rooms = await page.locator('.ma-room').count()
  await tabTo(page, '[data-thing^="place "]')
  await page.keyboard.press('Enter')
  await page.locator('.ma-ghost').waitFor()
  await page.keyboard.press('r')
  await tabTo(page, '[data-thing="put"]')
  await page.keyboard.press('Enter')
  await askedOnOneScreen(page, ticket)
  await expect.poll(() => page.locator('.ma-room').count()).toBe(rooms + 1)
  expect(complaints).toEqual([])
})

test('a die is dragged onto the chest that it opens', async () => {
  const { page, complaints } = await stage.open()
  const until = ({ play }: Match<Masmorra>) => play.asks[0]?.options.some(isOpenedByOne) === true
  const record = played({ game: masmorra, options: shortGame(), people: ['Ann', 'Ben', 'Cleo'], until })
  await goOnFrom(page, record)
  await askedOnOneScreen(page)
  const opened = page.locator('.log-line').getByText(/opens the chest/)
  const before = await opened.count()
  const face = await page.locator('.choice', { hasText: 'Open the chest' }).first().innerText()
  const name = /with (\w+)/.exec(face)?.[1] ?? ''
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
  await goOnFrom(page, played({ game: masmorra, options: shortGame(), people: ['Ann', 'Ben', 'Cleo'], until }))
  const ticket = await askedOnOneScreen(page)
  const moves = page.locator('.log-line').getByText(/moves (to|by)/)
  const before = await moves.count()
  const monster = await middle(page, '.ma-hit[data-live][data-thing^=foe]')
  await page.mouse.move(...monster)
  await page.mouse.down()
  await page.mouse.move(monster[0] + 12, monster[1] + 12, { steps: 2 })
  await page.mouse.move(...(await middle(page, '.ma-room[data-live]')), { steps: 4 })
  await page.mouse.up()
  await askedOnOneScreen(page, ticket)
  await expect.poll(() => moves.count()).toBe(before + 1)
  expect(complaints).toEqual([])
})

test('a phone: one finger pushes the map, two pull it nearer, and neither is a click', async () => {
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true }
  const { page, context, complaints } = await stage.open(phone)
  const until = ({ play, state }: Match<Masmorra>) => play.asking?.frame.phase === 'actions' && state.rooms.length > 9
  await goOnFrom(page, played({ game: masmorra, options: shortGame(), people: ['Ann', 'Ben', 'Cleo'], until }))
  const ticket = await askedOnOneScreen(page)
  const { height } = (await page.locator('.ma-table').boundingBox()) ?? { height: 0 }
  expect(height).toBeGreaterThan(330)
  const touch = await context.newCDPSession(page)
  const [x, y] = await middle(page, '.ma-dungeon > svg')
  const first = await seenOf(page)
  await drag(touch, [{ x, y }], [{ x: x + 90, y: y + 40 }])
  const pushed = await seenOf(page)
  expect(pushed.width).toBe(first.width)
  expect(first.x - pushed.x).toBeCloseTo((90 * first.width) / 390, -1)
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
  await goOnFrom(page, played({ game: masmorra, options: shortGame(), people: ['Ann', 'Ben', 'Cleo'], until }))
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
  await goOnFrom(page, played({ game: masmorra, options: shortGame(), people: ['Ann', 'Ben', 'Cleo'], until }))
  await askedOnOneScreen(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  const seen = () => page.locator('.ma-piece').first().boundingBox()
  await page.getByRole('button', { name: 'Nearer' }).click()
  const views = [JSON.stringify(await seen())]
  for (let i = 0; i < 3; i++) {
    await page.clock.runFor(40)
    views.push(JSON.stringify(await seen()))
  }
  expect(new Set(views).size).toBe(4) // on its way
  await page.clock.resume()
  await page.getByRole('button', { name: 'All levels side by side' }).click()
  await page.locator('.ma-dungeon').nth(1).waitFor()
  await expect.poll(() => page.locator('.ma-dungeon').count()).toBe(2)
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
function isOpenedByOne(choice: Masmorra['choice']): boolean {
  return choice[0] === 'open' && choice[1].length === 1
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
