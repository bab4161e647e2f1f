import type { ElectroDungeon } from '@undercroft/games/electrodungeon'
import { PUZZLE_IDS } from '@undercroft/games/electrodungeon/content/puzzles'
import { solvePuzzle } from '@undercroft/games/electrodungeon/rules/12-puzzles'
import type { Match } from '@undercroft/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { comeTo, handle, isAt, planWith, playByBoard, shareOut, sitDown } from './electrodungeon.ts'
import { DESK, expectOpenToAll, openStage, PHONE } from './harness.ts'
import { askedOnOneScreen } from './played.ts'

const stage = openStage()

/** As a newcomer has it. */
const FOLDED = { pinned: [] }

interface Point {
  readonly x: number
  readonly y: number
}

test('a whole game by the board alone, with everything at the rim folded', async () => {
  const { page, complaints } = await stage.open({ sealed: true, settings: FOLDED })
  await sitDown(page, 'Explorer')
  await expectOpenToAll(page, 'traits')
  await shareOut(page, 'Runner')
  const touched = await playByBoard(page, 400, thing => thing.click())
  expect(touched.maze).toBeGreaterThan(15)
  expect(await page.locator('.table-prompt[data-over=true]').count()).toBe(1)
  expect(await page.locator('.ending-title').innerText()).toMatch(/wins?|lose/)
  await page.getByRole('tab', { name: 'End' }).click()
  expect(await page.locator('.ed-ending').innerText()).toMatch(/The true exit was behind the \w+ door/)
  expect(await page.locator('.ed-victory').count()).toBe(1)
  await expectOpenToAll(page, 'end')
  expect(complaints).toEqual([])
})

test('on a phone the maze is touched, pushed and pulled, and a place too far off says how far', async () => {
  const { page, complaints } = await stage.open({ viewport: PHONE, hasTouch: true, isMobile: true, settings: FOLDED })
  await comeTo(page, { explorers: 2, until: isAt('moving') })
  await askedOnOneScreen(page)
  await page.locator('.ed-pad').first().waitFor()
  const { cell, small, figures } = await sizes(page)
  expect(cell).toBeGreaterThanOrEqual(32)
  expect(small).toEqual([])
  expect(figures).toContain('A')

  const middle = page.locator('[data-spot="place Hub"]')
  const before = await middle.boundingBox()
  await swipe(page, { x: 200, y: 300 }, { x: 120, y: 240 })
  await expect.poll(async () => (await middle.boundingBox())?.x).not.toBe(before?.x)
  await page.getByRole('button', { name: 'Further away' }).tap()
  await page.getByRole('button', { name: 'Further away' }).tap()
  const far = await sizes(page)
  expect(far.cell).toBeGreaterThanOrEqual(31.9)
  expect(far.small).toEqual([])
  await page.getByRole('button', { name: 'Follow the play' }).tap()
  await expect.poll(async () => (await sizes(page)).cell).toBeGreaterThan(40)
  expect((await sizes(page)).figures).toContain('A')

  const refused = await page.evaluateHandle(() =>
    [...document.querySelectorAll('.ed-spot-space:not([data-live], [aria-label$=here])')].find(spot => {
      const { x, y, width, height } = spot.getBoundingClientRect()
      const whole = x >= 0 && x + width <= innerWidth
      return whole && document.elementFromPoint(x + width / 2, y + height / 2) === spot
    }),
  )
  await refused.asElement()?.tap()
  await page
    .locator('.table-prompt')
    .getByText(/is \d+ steps? away, \d+ points? left/)
    .waitFor()
  await page
    .locator('.table-prompt')
    .getByText(/Go up to \d+ steps?/)
    .waitFor()

  await page.locator('.why').getByRole('button', { name: 'Close' }).tap()
  await page.locator('.why').waitFor({ state: 'detached' })

  const touched = await playByBoard(page, 6, thing => thing.tap())
  expect(touched.maze).toBeGreaterThan(0)
  expect(complaints).toEqual([])
})

/** The size of a cell in pixels, what is written smaller than 13 of them, and which figures are in sight. */
async function sizes(page: Page) {
  return page.evaluate(() => {
    const frame = document.querySelector('.ed-field')?.getBoundingClientRect() ?? new DOMRect()
    const texts = [...document.querySelectorAll<SVGTextElement>('.ed-maze text')].filter(text => text.checkVisibility())
    const sizeOf = (text: SVGTextElement) => {
      const { a = 1, b = 0 } = text.getScreenCTM() ?? {}
      return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b)
    }
    const pads = [...document.querySelectorAll('.ed-pad')].map(pad => pad.getBoundingClientRect().width)
    return {
      cell: ((pads[0] ?? 0) * 48) / 34,
      small: texts.filter(text => sizeOf(text) < 12.9).map(text => `${text.textContent} ${sizeOf(text)}`),
      figures: texts.flatMap(text => {
        const { x, y } = text.getBoundingClientRect()
        const inSight = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom
        return inSight && text.matches('.ed-token-letter') ? [text.textContent] : []
      }),
    }
  })
}

/** A finger goes over the screen. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const at = ({ x, y }: Point, share: number) => ({ x: x + (to.x - x) * share, y: y + (to.y - y) * share })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(from, share)] })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.each(halves(PUZZLE_IDS))('puzzles are solved by handling them: %s', async (...puzzles) => {
  const { page, complaints } = await stage.open()
  for (const puzzle of puzzles) {
    const match = await comeTo(page, { explorers: 1, plan: planWith(puzzle), until: isAt('puzzle') })
    let ticket = ''
    for (let i = 0; i < 6; i++) {
      const { task } = match.see(1).view
      if (task?.kind !== 'puzzle') break
      ticket = await askedOnOneScreen(page, ticket)
      const answer = solvePuzzle(task.puzzle, below => Math.floor(below / 2))
      await handle(page, answer, task.puzzle)
      match.answer(1, ['solve', answer])
    }
    expect(match.state.doors.some(({ card, done }) => card === 'puzzle' && done)).toBe(true)
    await page
      .locator('.log-line')
      .getByText(/The task behind the \w+ door is solved/)
      .waitFor()
  }
  expect(complaints).toEqual([])
})

function halves<T>(all: readonly T[]): T[][] {
  return [all.slice(0, all.length / 2), all.slice(all.length / 2)]
}

test('what one Explorer has seen is marked for that one alone, and what is claimed for everybody', async () => {
  const { page, complaints } = await stage.open()
  await comeTo(page, { explorers: 2, plan: planWith('PZ-11'), until: annHasSeen })
  await askedOnOneScreen(page)
  await expect.poll(() => page.locator('.ed-room[data-mine]').count()).toBeGreaterThan(0)
  const claim = page.locator('.ed-claim')
  await claim.getByLabel('What lies there').selectOption('beast+key')
  await claim.getByRole('button', { name: 'Say it' }).click()
  await page.locator('.ed-said').waitFor()
  await page
    .locator('.ed-claims')
    .getByText(/Ann: room \w is ElectroBeast with a key/)
    .waitFor()
  expect(complaints).toEqual([])
})

test('nobody is kept out of the maze, on a phone as on a desk', async () => {
  const { page, complaints } = await stage.open({ viewport: PHONE, settings: FOLDED })
  await sitDown(page, 'Master')
  await page.locator('[data-spot="door blue"]').click()
  await expectOpenToAll(page, 'setup on a phone')
  await sitDown(page, 'Explorer')
  await expectOpenToAll(page, 'traits on a phone')
  for (const [where, wish] of Object.entries(MOMENTS)) {
    await comeTo(page, wish)
    await askedOnOneScreen(page)
    await expectOpenToAll(page, `${where} on a phone`)
    await page.setViewportSize(DESK)
    await expectOpenToAll(page, where)
    await page.setViewportSize(PHONE)
  }
  expect(complaints).toEqual([])
})

const MOMENTS = {
  maze: { explorers: 3, until: isAt('moving') },
  combat: { explorers: 3, until: isAt('combat') },
  puzzle: { explorers: 1, plan: planWith('PZ-05'), until: isAt('puzzle') },
  trial: { explorers: 1, plan: planWith('TR-03'), until: isAt('trial') },
  called: { explorers: 3, plan: planWith('TR-10'), until: isAt('joining') },
} as const

function annHasSeen({ state, play }: Match<ElectroDungeon>): boolean {
  const perceived = state.explorers[0]?.perceived ?? 0
  const unseen = state.rooms.every(({ card }, room) => card === 'none' || perceived !== 1 << room)
  return play.asks[0]?.seat === 1 && perceived !== 0 && !unseen && state.task === undefined
}
