import type { ElectroDungeon } from '@undercroft/games/electrodungeon'
import { PUZZLE_IDS } from '@undercroft/games/electrodungeon/content/puzzles'
import { solvePuzzle } from '@undercroft/games/electrodungeon/rules/12-puzzles'
import type { Match } from '@undercroft/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { comeTo, flaws, handle, isAt, lay, planWith, playByBoard, shareOut, sitDown } from './electrodungeon.ts'
import { DESK, expectOpenToAll, openStage, PHONE, setNumber } from './harness.ts'
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
    .getByText(/go up to \d+ steps?/)
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

test('a trial of two people on two pages, chosen in secret and shown to both', async () => {
  const mo = await stage.open({ settings: { name: 'Mo' } })
  const ann = await stage.open()
  const ben = await stage.open({ settings: { name: 'Ben' } })
  // Nobody knows the dice: now and then a game is over before the two meet behind a door.
  let came: string[] = []
  for (let tables = 0; tables < 4 && !came.includes('there'); tables++)
    came = await goToTrial(mo.page, ann.page, ben.page)
  expect(came).toEqual(['there', 'there'])

  // Both choose the same: nobody is out, and both are shown that and asked again.
  await showSign(ann.page, 'coil')
  await ann.page.locator('.ed-contestants', { hasText: /Ben\s*is thinking/ }).waitFor()
  await showSign(ben.page, 'coil')
  for (const { page } of [ann, ben]) await page.locator('.ed-trial-stage', { hasText: 'Round 2' }).waitFor()
  await showSign(ann.page, 'bolt')
  await showSign(ben.page, 'coil')
  for (const { page, complaints } of [ann, ben]) {
    await page.locator('.ed-contestants [data-won]', { hasText: 'Ann' }).waitFor()
    await page.getByRole('button', { name: 'Back to the maze' }).click()
    await page.locator('.ed-task').waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  }
})

test('the Master of Fates lays out the dungeon on the board', async () => {
  const { page, complaints } = await stage.open()
  await sitDown(page, 'Master')
  await expectOpenToAll(page, 'setup')
  expect(await flaws(page)).toEqual(
    expect.arrayContaining([
      'E-ROOM-MISSING',
      'E-BEAST-COUNT',
      'E-KEY-COUNT',
      'E-SIDE-MISSING',
      'E-LOCK-COUNT',
      'E-FRAG-COUNT',
    ]),
  )
  await lay(page, 'beast', ['room a', 'room b', 'room c', 'room d', 'room e', 'room f'])
  expect(await page.locator('.ed-flaws [data-code=E-BEAST-COUNT]').innerText()).toContain('6')
  await page.locator('[data-spot="room f"]').click() // takes it up again
  expect(await flaws(page)).not.toContain('E-BEAST-COUNT')
  await lay(page, 'lock', ['door blue', 'door green'])
  expect(await flaws(page)).toContain('E-LOCK-COUNT')
  await lay(page, 'fragment', ['door green', 'room a'])
  expect(await flaws(page)).toContain('E-FRAG-PLACE')
  await lay(page, 'puzzle', ['door yellow'])
  expect(await flaws(page)).toContain('E-PRIZE-NONE')
  const handIn = page.getByRole('button', { name: 'Hand in' })
  await handIn.click({ force: true })
  expect(await page.locator('.ed-plan').isVisible()).toBe(true)
  await lay(page, 'erase', ['door green', 'room a'])
  await page.getByRole('button', { name: 'Fill the rest for me' }).click()
  expect(await flaws(page)).toEqual([])
  expect(await page.locator('[data-spot="door blue"]').getAttribute('aria-label')).toContain('Master Lock')
  await handIn.click()
  await page
    .locator('.ed-strip')
    .getByText(/Round \d+ of/)
    .waitFor()
  expect(complaints).toEqual([])
})

test('the Master of Fates lays out the dungeon by keyboard alone', async () => {
  const { page, complaints } = await stage.open()
  await sitDown(page, 'Master')
  await tabTo(page, '[data-spot="room a"]')
  for (const key of ['b', 'k']) await page.keyboard.press(key)
  await tabTo(page, '[data-spot="door blue"]')
  for (const key of ['p', 'f']) await page.keyboard.press(key)
  expect(await page.locator('[data-spot="room a"]').getAttribute('aria-label')).toBe(
    'Room a: ElectroBeast, a Small Key',
  )
  expect(await page.locator('[data-spot="door blue"]').getAttribute('aria-label')).toContain('Puzzle, a fragment')
  await page.keyboard.press('Control+z')
  expect(await page.locator('[data-spot="door blue"]').getAttribute('aria-label')).not.toContain('fragment')
  await tabTo(page, '.ed-task-choice select')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, '.ed-plan-acts button')
  await page.keyboard.press('Enter') // fills the rest
  expect(await flaws(page)).toEqual([])
  await tabTo(page, '.ed-plan-acts .ed-button-main')
  await page.keyboard.press('Enter')
  await page
    .locator('.ed-strip')
    .getByText(/Round \d+ of/)
    .waitFor()
  expect(complaints).toEqual([])
})

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

interface Play {
  /** What is chosen before any advice, by its words. */
  readonly first?: string
  /** Where to stop, if the game is not over before. */
  readonly until?: string
}

/** "there" or "over", or where it is stuck. Plays on as advised; where the advice is no button (an answer to a puzzle), gives up. */
async function playOn(page: Page, { first = '^$', until }: Play): Promise<string> {
  return page.evaluate(
    async ({ wanted, stop }) => {
      const pause = () => new Promise(done => setTimeout(done, 15))
      let last = ''
      let patience = 0
      for (let idle = 0; idle < 6000; idle++) {
        if (stop !== undefined && document.querySelector(stop) !== null) return 'there'
        const { ask = '', over } = document.querySelector<HTMLElement>('.table-prompt')?.dataset ?? {}
        if (over === 'true') return 'over'
        if (idle % 100 === 99) last = '' // a click at what was still being shown counts for nothing
        if (ask !== '' && ask !== last) {
          const choices = [...document.querySelectorAll<HTMLElement>('.choice:not(.choice-refused)')]
          const liked = choices.find(each => new RegExp(wanted).test(each.textContent ?? ''))
          const advised = choices.find(each => each.dataset.advised === 'true')
          const choice = liked ?? advised
          if (choice !== undefined) {
            last = ask
            idle = 0
            patience = -1
            choice.click()
          } else if (patience % 100 === 0) {
            const buttons = [...document.querySelectorAll('button')]
            buttons.find(each => each.textContent?.trim() === 'Advice')?.click()
          } else if (patience > 60) document.querySelector<HTMLElement>('.ed-lab-give-up')?.click()
          patience++
        }
        await pause()
      }
      return `stuck at: ${document.querySelector<HTMLElement>('.table-prompt')?.innerText}`
    },
    { wanted: first, stop: until },
  )
}

/** A new table with a trial behind nearly every door: the two Explorers go on until they stand in one together, or it is over. */
async function goToTrial(mo: Page, ann: Page, ben: Page): Promise<string[]> {
  await mo.goto('/online/new/electrodungeon')
  await setNumber(mo, /^Explorers/, 2)
  await mo.getByRole('button', { name: 'Make the table' }).click()
  await mo.waitForURL(/\/t\//)
  for (const [page, seat] of [
    [ann, 'A'],
    [ben, 'B'],
  ] as const) {
    await mo.getByRole('button', { name: `Invitation link to place ${seat}` }).click()
    await page.goto(await mo.getByLabel(`Link to place ${seat}`).inputValue())
    await page.getByRole('button', { name: 'Come in' }).click()
  }
  await handInTrials(mo, 'Bolt, Coil, Ground')
  for (const page of [ann, ben]) await shareOut(page, 'Survivor')
  await mo.getByText('My place').click()
  await mo.getByRole('button', { name: 'Let Veteran play for me' }).click()
  const trial = {
    first: 'Invite|Come along|Follow|Take part',
    until: '.ed-trial:not(:has(.ed-seat-shade)) .ed-move:not([aria-disabled=true])',
  }
  return Promise.all([ann, ben].map(page => playOn(page, trial)))
}

async function showSign(page: Page, sign: string): Promise<void> {
  await page
    .locator('.ed-trial')
    .getByRole('button', { name: new RegExp(`^Show ${sign}`) })
    .click()
}

/** The same trial behind every door but one, keys in empty rooms near the Hub; the rest as it comes. */
async function handInTrials(page: Page, task: string): Promise<void> {
  await page.getByRole('button', { name: 'Start over' }).click() // what was laid out at an earlier table
  await lay(page, 'trial', ['door blue', 'door green', 'door yellow', 'door orange', 'door purple'])
  for (const piece of ['empty', 'key']) await lay(page, piece, ['room b', 'room e', 'room h'])
  await page.locator('[data-tool=key]').click() // puts the piece away
  for (const door of ['blue', 'green', 'yellow', 'orange', 'purple']) {
    await page.locator(`[data-spot="door ${door}"]`).click()
    await page.locator('.ed-task-choice select').selectOption({ label: task })
  }
  await page.getByRole('button', { name: 'Fill the rest for me' }).click()
  await page.getByRole('button', { name: 'Hand in' }).click()
}

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) === true, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${selector}`)
}
