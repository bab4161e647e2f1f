import type { ElectroDungeon } from '@undercroft/games/electrodungeon'
import { PUZZLE_IDS } from '@undercroft/games/electrodungeon/content/puzzles'
import { solvePuzzle } from '@undercroft/games/electrodungeon/rules/12-puzzles'
import type { Match } from '@undercroft/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { comeTo, flaws, handle, isAt, lay, planWith, sitDown } from './electrodungeon.ts'
import { DESK, expectOpenToAll, openStage, PATIENCE, PHONE, setNumber } from './harness.ts'
import { askedOnOneScreen, playAsAdvised } from './played.ts'

const stage = openStage()

test('a whole game alone against a bot that is the Master of Fates', async () => {
  const { page, complaints } = await stage.open()
  await sitDown(page, 'Explorer', { rounds: '25' })
  await shareOut(page, 'Runner')
  const touched = await explore(page, 40)
  expect(touched.maze).toBeGreaterThan(8)
  expect(touched.maze + touched.die).toBeGreaterThan(25)
  expect(await playOn(page, {})).toBe('over')
  expect(await page.locator('.ending-title').innerText()).toMatch(/wins?|lose/)
  expect(await page.locator('.ed-ending').innerText()).toMatch(/The true exit was behind the \w+ door/)
  expect(complaints).toEqual([])
})

test.each(PUZZLE_IDS)('%s is solved by handling it', async puzzle => {
  const { page, complaints } = await stage.open()
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
  expect(complaints).toEqual([])
})

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

test.each([DESK, PHONE])('nobody is kept out of the maze (%o)', async viewport => {
  const { page, complaints } = await stage.open({ viewport })
  const look = (where: string) => expectOpenToAll(page, where)
  await sitDown(page, 'Master')
  await page.locator('[data-spot="door blue"]').click()
  await look('setup')
  await sitDown(page, 'Explorer')
  await page.locator('.ed-traits').waitFor()
  await look('traits')
  for (const [where, wish] of Object.entries(MOMENTS)) {
    await comeTo(page, wish)
    await askedOnOneScreen(page)
    await look(where)
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

/** Hands in ready-made traits. */
async function shareOut(page: Page, spread: string): Promise<void> {
  const form = page.locator('.ed-traits')
  await form.getByRole('button', { name: spread }).click()
  await form.getByRole('button', { name: 'Ready' }).click()
}

/** Answers so often on the board itself where that can be done; how often it was the maze, and how often the die. */
async function explore(page: Page, answers: number): Promise<{ maze: number; die: number }> {
  const touched = { maze: 0, die: 0 }
  let asked = ''
  for (let i = 0; i < answers; i++) {
    asked = await settled(page, asked)
    if (asked === 'over') break
    const act = page.locator('.ed-move-die button').first()
    const next = (await act.count()) > 0 ? await act.getAttribute('data-act') : undefined
    const place = next === 'moveAlone' || next === 'keep' ? undefined : await bestPlace(page)
    if (place !== undefined) {
      touched.maze++
      await page.locator(`[data-spot="${place}"]`).click()
      const menu = page.locator('.ed-menu .ed-button').first()
      if (await menu.isVisible()) await menu.click()
    } else if (next !== undefined) {
      touched.die++
      await act.click()
    } else await playAsAdvised(page, 1)
  }
  return touched
}

/** Where something can be done; while moving, the place farthest off, at a room or a door if there is one. */
async function bestPlace(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const spots = [...document.querySelectorAll<HTMLElement>('.ed-spot[data-live]')].map(spot => {
      const label = spot.ariaLabel ?? ''
      const steps = Number(/(\d+) steps? away/.exec(label)?.[1] ?? 0)
      const deed = label.includes(';') && !/step here|steps? away/.test(label)
      return { name: spot.dataset.spot, rank: (deed ? 100 : 0) + (/, at /.test(label) ? 10 : 0) + steps }
    })
    return spots.sort((a, b) => b.rank - a.rank)[0]?.name
  })
}

/** One click may take several answers: the question that is there when all of them have been given. */
async function settled(page: Page, before: string): Promise<string> {
  return page.evaluate(
    async ([past, patience]) => {
      let last = ''
      for (const since = performance.now(); performance.now() < since + patience; ) {
        const { ask = '', over } = document.querySelector<HTMLElement>('.table-prompt')?.dataset ?? {}
        if (over === 'true') return 'over'
        if (ask !== '' && ask !== past && ask === last) return ask
        last = ask
        await new Promise(done => setTimeout(done, 40))
      }
      throw new Error(`nothing is asked after ${past}`)
    },
    [before, PATIENCE] as const,
  )
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
