import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lay, shareOut } from './electrodungeon.ts'
import { openStage, setNumber } from './harness.ts'

const stage = openStage()

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
  await mo.getByRole('button', { name: 'Let Squire play for me' }).click()
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
