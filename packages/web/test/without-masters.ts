import type { Page } from 'playwright-core'
import { choose, nextAsk } from './harness.ts'

/** The layout of this text is handed in, and the dog's player is asked about it. */
export async function layOut(page: Page, text: string): Promise<void> {
  await page.getByText('Share, turn, clear').click()
  await page.getByLabel('Layout or link').fill(text)
  await page.getByRole('button', { name: 'Use' }).click()
  await page.locator('.wm-hand-in[aria-disabled=false]').click()
}

export async function begin(page: Page): Promise<void> {
  const { ticket } = await nextAsk(page)
  await page.locator('.choice').getByText('Begin').first().click()
  await nextAsk(page, ticket)
}

/** At a new table, the other seat with a bot, or both seats with people. */
export async function sitDown(page: Page, as: 'Game Master' | 'both'): Promise<void> {
  await page.goto('/play/without-masters')
  const seats = page.locator('.seat-field')
  await choose(seats.nth(1).getByRole('radio', { name: 'Person' }))
  if (as === 'Game Master') await choose(seats.nth(0).getByRole('radio', { name: 'Drifter' }))
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('.wm-form').waitFor()
}

export async function layout(page: Page): Promise<string> {
  return (await page.locator('.wm-layout-text').textContent()) ?? ''
}

export async function flawedRules(page: Page): Promise<string[]> {
  return page.locator('.wm-flaws .wm-rule').allTextContents()
}

/** The layout is in play: the log says so, and the editor is gone. */
export async function seeItStand(page: Page): Promise<void> {
  await page.locator('.log-line').getByText('Setup 1 stands: built by the Game Master').waitFor()
  await page.locator('.wm-form').waitFor({ state: 'detached' })
}

type Point = readonly [x: number, y: number]

/** With a key that is pressed on the way. */
export async function drag(page: Page, from: Point, to: Point, key?: string): Promise<void> {
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 3 })
  await page.mouse.move(...to, { steps: 3 })
  if (key !== undefined) {
    await page.locator('.wm-form[data-dragging]').waitFor()
    await page.keyboard.press(key)
  }
  await page.mouse.up()
  await page.locator('.wm-form:not([data-dragging])').waitFor()
}

/** A point where this cell, and nothing before it, would be hit. */
export async function onCell(page: Page, name: string): Promise<Point> {
  const found = await page.waitForFunction(pointOn, cellOf(name))
  const point = await found.jsonValue()
  if (point === false) throw new Error(`${name} is hidden`)
  return point
}

function cellOf(name: string): number {
  return name.charCodeAt(0) - 97 + 12 * (Number(name.slice(1)) - 1)
}

function pointOn(cell: number): Point | false {
  // Its button, or what else stands for it: its sides, or a flag where it cannot be seen.
  const parts = [
    ...document.querySelectorAll(`button[data-cell="${cell}"]`),
    ...document.querySelectorAll(`span[data-cell="${cell}"]`),
  ]
  const shown = parts.filter(each => each.getClientRects().length > 0)
  for (const part of shown) {
    const box = part.getBoundingClientRect()
    for (let i = 0; i < 121; i++) {
      // The middle first, then outwards.
      const x = box.left + box.width * (0.5 + (((i % 11) + 1) >> 1) * (i % 2 === 0 ? 0.08 : -0.08))
      const row = Math.floor(i / 11)
      const y = box.top + box.height * (0.5 + ((row + 1) >> 1) * (row % 2 === 0 ? 0.08 : -0.08))
      // Not on the very edge of it, where a pixel decides.
      const hits = [0, 3, -3].flatMap(dx => [0, 3, -3].map(dy => document.elementFromPoint(x + dx, y + dy)))
      if (hits.every(hit => hit?.closest<HTMLElement>('[data-cell]')?.dataset.cell === String(cell))) return [x, y]
    }
  }
  shown[0]?.scrollIntoView({ block: 'center', inline: 'center' }) // a small screen shows only a part of the board
  return false
}

export async function clickCell(page: Page, name: string): Promise<void> {
  await page.mouse.click(...(await onCell(page, name)))
}

export async function pressCell(page: Page, name: string): Promise<void> {
  await page.locator(`button[data-cell="${cellOf(name)}"]`).focus()
  await page.keyboard.press('Enter')
}

/** The picture is turned until the cell can be pointed at. */
export async function clickFromAnySide(page: Page, name: string): Promise<void> {
  for (let turns = 0; turns < 4; turns++) {
    const point = await page.evaluate(pointOn, cellOf(name))
    if (point !== false) return page.mouse.click(...point)
    await page.keyboard.press('e')
    await page.locator('.wm-stage').waitFor()
  }
  throw new Error(`${name} is hidden from all sides`)
}

export async function inTray(page: Page, name: string): Promise<Point> {
  return middle(page, `.wm-tray-piece[title="${name}"]`)
}

export async function middle(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).boundingBox()
  if (box === null) throw new Error(`${selector} is not there`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Answers with what fits until this is asked. */
export async function answerUntil(page: Page, wanted: string, label: RegExp): Promise<void> {
  let past: string | undefined
  for (let i = 0; i < 12; i++) {
    past = (await nextAsk(page, past)).ticket
    const asked = await page.locator('.prompt-what').innerText()
    if (asked.includes(wanted)) return
    await page.locator('.choice:not(.choice-refused)').filter({ hasText: label }).first().click()
  }
  throw new Error(`"${wanted}" is never asked`)
}

export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

export async function tabTo(page: Page, selector: string, text: string, key = 'Tab'): Promise<void> {
  for (let i = 0; i < 120; i++) {
    const there = await page.evaluate(
      ([wanted, words]) =>
        document.activeElement?.matches(wanted) === true && document.activeElement.textContent.includes(words),
      [selector, text] as const,
    )
    if (there) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not reach ${text}`)
}
