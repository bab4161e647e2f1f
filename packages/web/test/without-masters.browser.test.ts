import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, nextAsk, openStage } from './harness.ts'

const stage = openStage()

test('a layout is built by dragging, outlives a reload, and is handed in', async () => {
  const { page, complaints } = await stage.open()
  await sitDown(page, 'Game Master')
  await page.getByRole('button', { name: /^Back Yard/ }).click()
  expect(await layout(page)).toBe('S1b8.S2i9.S3e6.S4b2.S5h2.Ha1.El8.lk8.dd9f6c3i3.bk5g2.sf4')

  await drag(page, await inTray(page, 'Raccoon'), await onCell(page, 'd12'))
  await expect.poll(() => layout(page)).toContain('.ld12k8.')
  await drag(page, await onCell(page, 'g2'), await onCell(page, 'f1'))
  await expect.poll(() => layout(page)).toContain('.bk5f1.')
  await drag(page, await inTray(page, 'Tall crate'), await onCell(page, 'f10'), 'r')
  await expect.poll(() => layout(page)).toContain('.Xf10')
  await drag(page, await onCell(page, 'k5'), await middle(page, '.table-prompt'))
  await expect.poll(() => layout(page)).toContain('.bf1.')
  await page.keyboard.press('v') // the plan is dragged on in the same way
  await drag(page, await onCell(page, 'k8'), await onCell(page, 'k7'))

  const built = 'S1b8.S2i9.S3e6.S4b2.S5h2.Ha1.El8.ld12k7.dd9f6c3i3.bf1.sf4.Xf10'
  await expect.poll(() => layout(page)).toBe(built)
  await page.reload()
  await page.locator('.wm-form').waitFor()
  expect(await layout(page)).toBe(built)
  await page.locator('.wm-hand-in[aria-disabled=false]').click()
  await seeItStand(page)
  expect(complaints).toEqual([])
})

test('a layout is built by keyboard alone and handed in', async () => {
  const { page, complaints } = await stage.open()
  await sitDown(page, 'Game Master')
  await tabTo(page, '.wm-ready-button', 'Back Yard')
  await press(page, 'Enter', 'v')
  await tabTo(page, '.wm-tray-piece', 'Burrow', 'Shift+Tab')
  await press(page, 'Enter', 'ArrowUp', 'Enter') // the cursor begins in the middle, on f6
  await expect.poll(() => layout(page)).toContain('.of7.')
  await press(page, 'Enter', 'ArrowRight', 'Enter')
  await expect.poll(() => layout(page)).toContain('.og7.')
  await press(page, 'ArrowDown', 'r')
  await expect.poll(() => layout(page)).toContain('.S3e6r90.')
  await press(page, 'Control+z', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Delete')
  await expect.poll(() => layout(page)).toBe('S1b8.S2i9.S3e6.S4b2.S5h2.Ha1.El8.lk8.dd9f6c3i3.bk5.og7.sf4')
  await page.locator('.wm-hand-in[aria-disabled=false]').waitFor()
  await tabTo(page, '.wm-hand-in', 'Hand in')
  await press(page, 'Enter')
  await seeItStand(page)
  expect(complaints).toEqual([])
})

test('a broken layout is refused with every reason and its rule', async () => {
  const { page, complaints } = await stage.open()
  await sitDown(page, 'Game Master')
  expect(await flawedRules(page)).toEqual('2 3 3 3 3 3 6 7 8 9'.split(' ').map(rule => `WM-3.${rule}`))
  await page.getByRole('button', { name: /^Back Yard/ }).click()
  await expect.poll(() => flawedRules(page)).toEqual([])
  await page.keyboard.press('v')
  await drag(page, await onCell(page, 'a1'), await onCell(page, 'g2')) // off the edge, and onto a ball
  await drag(page, await onCell(page, 'l8'), await middle(page, '.table-prompt'))
  await drag(page, await inTray(page, 'Key'), await onCell(page, 'a4'))
  await drag(page, await inTray(page, 'Burrow'), await onCell(page, 'f11'))
  await expect.poll(() => flawedRules(page)).toEqual(['WM-3.2', 'WM-3.6', 'WM-3.10', 'WM-3.12', 'WM-3.13'])
  const flaws = await page.locator('.wm-flaw').allTextContents()
  const says = ['Hero is on g2', 'no end tile', 'spawn tile on f11', 'there is a key', 'g2 holds']
  for (const [i, words] of says.entries()) expect(flaws[i]).toContain(words)
  const handIn = page.locator('.wm-hand-in')
  expect(await handIn.innerText()).toContain('5 things are not right yet')
  await handIn.click({ force: true })
  expect(await page.locator('.wm-form').isVisible()).toBe(true)

  await page.getByRole('button', { name: /^Back Yard/ }).click()
  await drag(page, await onCell(page, 'd9'), await onCell(page, 'i9')) // up on the tower, where no way leads
  await page.locator('.wm-route-button[data-stuck]').getByText('treat i9').waitFor()
  expect(await handIn.innerText()).toContain('1 tile cannot be reached')
  expect(await page.locator('.wm-route-button').count()).toBe(7)
  await page.getByRole('button', { name: /^Picket Fence/ }).click()
  await drag(page, await onCell(page, 'b1'), await onCell(page, 'b2'))
  await page.locator('.wm-rule').getByText('WM-3.2').click()
  await expect.poll(() => page.locator('.rule[data-cited=true]').innerText()).toContain('WM-3.2')
  expect(complaints).toEqual([])
})

test.each([
  ['light', { width: 1440, height: 900 }],
  ['dark', { width: 390, height: 844 }],
] as const)('a setup is won on the board, and nobody is kept out (%s)', async (colorScheme, viewport) => {
  const { page, complaints } = await stage.open({ colorScheme, viewport })
  const look = async (where: string) => {
    await expectAccessible(page, where)
    await expectNoSidewaysScroll(page)
  }
  await sitDown(page, 'both')
  await look('editor')
  await page.getByText('Share, turn, clear').click()
  await page.getByLabel('Layout or link').fill('S1b8.S2i9.S3e6.S4b2.S5h2.Ha1.Ei1.lk12.dd9f6c3i3.bk5g2.sf4')
  await page.getByRole('button', { name: 'Use' }).click()
  await page.locator('.wm-hand-in[aria-disabled=false]').click()
  await page.locator('.wm-opening').waitFor()
  await look('opening')
  const { ticket } = await nextAsk(page)
  await page.locator('.choice').getByText('Accept').click()
  await nextAsk(page, ticket)
  await look('board')
  await page.keyboard.press('v')
  await look('plan')
  await clickCell(page, 'g1')
  await page.locator('.wm-status').getByText('0 move points left').waitFor({ state: 'attached' })
  await answerUntil(page, 'Act with 6', /End/)
  await clickCell(page, 'i1')
  await page.locator('.prompt-what').getByText('Build setup 2 of 3').waitFor()
  expect(complaints).toEqual([])
})

/** At a new table, the other seat with a bot, or both seats with people. */
async function sitDown(page: Page, as: 'Game Master' | 'both'): Promise<void> {
  await page.goto('/play/without-masters')
  const seats = page.locator('.seat-field')
  await seats.nth(1).getByRole('radio', { name: 'Person' }).check()
  if (as === 'Game Master') await seats.nth(0).getByRole('radio', { name: 'Drifter' }).check()
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('.wm-form').waitFor()
}

async function layout(page: Page): Promise<string> {
  return (await page.locator('.wm-layout-text').textContent()) ?? ''
}

async function flawedRules(page: Page): Promise<string[]> {
  return page.locator('.wm-flaws .wm-rule').allTextContents()
}

/** The layout is in play: the log says so, and the editor is gone. */
async function seeItStand(page: Page): Promise<void> {
  await page.locator('.log-line').getByText('Setup 1 stands: built by the Game Master').waitFor()
  await page.locator('.wm-form').waitFor({ state: 'detached' })
}

type Point = readonly [x: number, y: number]

/** With a key that is pressed on the way. */
async function drag(page: Page, from: Point, to: Point, key?: string): Promise<void> {
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
async function onCell(page: Page, name: string): Promise<Point> {
  const index = name.charCodeAt(0) - 97 + 12 * (Number(name.slice(1)) - 1)
  const found = await page.waitForFunction(cell => {
    const buttons = [...document.querySelectorAll(`button[data-cell="${cell}"]`)]
    const button = buttons.find(each => each.getClientRects().length > 0)
    const box = button?.getBoundingClientRect()
    for (let i = 0; box !== undefined && i < 121; i++) {
      // The middle first, then outwards.
      const x = box.left + box.width * (0.5 + (((i % 11) + 1) >> 1) * (i % 2 === 0 ? 0.08 : -0.08))
      const row = Math.floor(i / 11)
      const y = box.top + box.height * (0.5 + ((row + 1) >> 1) * (row % 2 === 0 ? 0.08 : -0.08))
      // Not on the very edge of it, where a pixel decides.
      const hits = [0, 3, -3].flatMap(dx => [0, 3, -3].map(dy => document.elementFromPoint(x + dx, y + dy)))
      const all = hits.every(hit => hit?.closest<HTMLElement>('[data-cell]')?.dataset.cell === String(cell))
      if (all) return [x, y] as const
    }
    button?.scrollIntoView({ block: 'center', inline: 'center' }) // a small screen shows only a part of the board
    return false
  }, index)
  const point = await found.jsonValue()
  if (point === false) throw new Error(`${name} is hidden`)
  return point
}

async function clickCell(page: Page, name: string): Promise<void> {
  await page.mouse.click(...(await onCell(page, name)))
}

async function inTray(page: Page, name: string): Promise<Point> {
  return middle(page, `.wm-tray-piece[title="${name}"]`)
}

async function middle(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).boundingBox()
  if (box === null) throw new Error(`${selector} is not there`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Answers with what fits until this is asked. */
async function answerUntil(page: Page, wanted: string, label: RegExp): Promise<void> {
  let past: string | undefined
  for (let i = 0; i < 12; i++) {
    past = (await nextAsk(page, past)).ticket
    const asked = await page.locator('.prompt-what').innerText()
    if (asked.includes(wanted)) return
    await page.locator('.choice:not(.choice-refused)').filter({ hasText: label }).first().click()
  }
  throw new Error(`"${wanted}" is never asked`)
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

async function tabTo(page: Page, selector: string, text: string, key = 'Tab'): Promise<void> {
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
