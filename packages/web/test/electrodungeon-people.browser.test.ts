import { type ElectroDungeon, electroDungeon } from '@undercroft/games/electrodungeon'
import { FastDice, Match } from '@undercroft/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { comeTo, flaws, isAt, lay, planWith, sitDown } from './electrodungeon.ts'
import { expectAccessible, openStage } from './harness.ts'
import { askedOnOneScreen, passOnTo } from './played.ts'

const stage = openStage()

const RIDDLE = { title: 'The riddle', text: 'It has two sides and no thickness. What is it?', note: 'a door' } as const

test('the Master of Fates makes up a riddle', async () => {
  const { page, complaints } = await stage.open()
  await sitDown(page, 'Master')
  await lay(page, 'puzzle', ['door blue'])
  await page.locator('[data-tool=puzzle]').click() // puts the piece away
  await page.locator('[data-spot="door blue"]').click()
  await page.locator('.ed-task-choice select').selectOption({ label: 'One of my own' })
  await page.getByRole('button', { name: 'Fill the rest for me' }).click()
  expect(await flaws(page)).toEqual(['E-CUSTOM-TEXT', 'E-CUSTOM-TEXT']) // neither title nor text
  const book = page.locator('.ed-own')
  await book.getByLabel('Title').fill(RIDDLE.title)
  await book.getByLabel('What you tell them').fill(RIDDLE.text)
  await book.getByLabel('The solution').fill(RIDDLE.note)
  expect(await flaws(page)).toEqual([])
  await page.getByRole('button', { name: 'Hand in' }).click()
  await page
    .locator('.ed-strip')
    .getByText(/Round \d+ of/)
    .waitFor()
  expect(complaints).toEqual([])
})

test('an Explorer answers a made-up riddle, and the Master of Fates replies, calls for a roll and rules', async () => {
  const { page, complaints } = await stage.open()
  await comeTo(page, { explorers: 1, plan: planWith(RIDDLE), until: isAt('own') })
  await lift(page)
  const talk = page.locator('.ed-talk')
  await talk.getByText(RIDDLE.text).waitFor()
  expect(await talk.getByText(RIDDLE.note).count()).toBe(0)
  await expectAccessible(page, 'riddle')
  await talk.getByLabel('Your answer').fill('A window?')
  await talk.getByRole('button', { name: 'Say it' }).click()

  await lift(page)
  await talk.getByText('A window?').waitFor()
  await talk.getByText(RIDDLE.note).waitFor()
  await talk.getByLabel('Your reply').fill('One cannot see through it.')
  await talk.getByRole('button', { name: 'Reply' }).click()
  await talk.getByText('One cannot see through it.').waitFor()
  const asked = await page.locator('.table-prompt').getAttribute('data-ask')
  await talk.getByRole('button', { name: /^see/ }).click()
  await page.locator('.log-line').getByText('See roll').first().waitFor()
  await page.locator(`.table-prompt[data-ask="${asked}"]`).waitFor({ state: 'detached' }) // its buttons are those of before
  await passOnTo(page, talk.getByRole('button', { name: 'Let them go on' }))
  await talk.getByRole('button', { name: 'Let them go on' }).click()

  await lift(page)
  await talk.getByText('One cannot see through it.').waitFor()
  await talk.getByLabel('Your answer').fill('A door!')
  await talk.getByRole('button', { name: 'Say it' }).click()

  await lift(page)
  const solved = talk.getByRole('button', { name: 'Solved' })
  await solved.click() // asked for twice
  await solved.click()
  await passOnTo(page, page.locator('.log-line').getByText(/The task behind the \w+ door is solved/))
  expect(complaints).toEqual([])
})

test('a puzzle that is timed counts down, also past a reload, and fails when the time is up', async () => {
  const { page, complaints } = await stage.open()
  const timed = { puzzleSeconds: '900' } as const
  await comeTo(page, { explorers: 1, options: timed, plan: planWith('PZ-11'), until: isAt('puzzle') })
  await lift(page)
  const clock = page.locator('.ed-lab-clock')
  const first = await clock.innerText()
  expect(first).toMatch(/^(15:00|14:\d\d)$/)
  await page.getByText(/You have \d+ seconds for this\./).waitFor({ state: 'attached' })
  await page.waitForFunction(past => document.querySelector('.ed-lab-clock')?.textContent !== past, first)
  await page.reload()
  await lift(page)
  expect(secondsIn(await clock.innerText())).toBeLessThan(secondsIn(first))

  await page.goto('/about')
  await leaveSeconds(page, 1)
  await page.goBack()
  const late = /Time is up: the task behind the \w+ door is not solved/
  await passOnTo(page, page.locator('.log-line').getByText(late))
  expect(await clock.count()).toBe(0)
  expect(complaints).toEqual([])
})

test('whoever may react in secret says whether and for what to be asked', async () => {
  const { page, complaints } = await stage.open()
  const { play } = await comeTo(page, { explorers: 3, until: mayReactThenNot })
  const options = play.asks[0]?.options ?? []
  await askedOnOneScreen(page)
  const orders = page.locator('.prompt-orders')
  const only = orders.getByRole('button', { name: /^Ask me here only for: / })
  await expect.poll(() => only.count()).toBe(new Set(options.slice(1).map(choice => choice[1])).size)
  await only.first().click()
  // What it is for is offered now: the question stands.
  const again = orders.getByRole('button', { name: 'Ask me again everywhere' })
  await again.click()
  await again.waitFor({ state: 'detached' })

  // One who holds on everything is asked even where there is nothing to choose.
  await orders.getByRole('button', { name: 'Always ask me, whatever I can do' }).click()
  await orders.getByRole('button', { name: 'Ask me as usual' }).waitFor()
  const choices = page.locator('.choice:not(.choice-refused)')
  await choices.filter({ hasText: 'Do not react' }).click()
  await page.locator('.prompt-what').getByText('Ward off the loss of Live, or bear it').waitFor()
  expect(await choices.allInnerTexts()).toEqual([expect.stringContaining('Do not react')])

  // The last order counts: this one is answered without waiting for a click.
  await orders.getByRole('button', { name: 'Pass here from now on' }).click()
  await page.locator('.prompt-what').getByText('Ward off the loss of Live').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

/** Ann may play a card at a roll that she is losing; if she does not, she loses Live and has no card against that. */
function mayReactThenNot({ state, options, play }: Match<ElectroDungeon>): boolean {
  const [ask] = play.asks
  if (play.asking?.frame.phase !== 'react' || ask?.seat !== 1 || ask.options.length < 2) return false
  const at = { state: electroDungeon.clone(state), pending: [] }
  const then = Match.resume(electroDungeon, options, at, new FastDice('then'))
  then.answer(1, ['pass'])
  const next = then.play.asks[0]
  return then.play.asking?.frame.phase === 'hurt' && next?.seat === 1 && next.options.length === 1
}

function secondsIn(text: string): number {
  const [minutes = 0, seconds = 0] = text.split(':').map(Number)
  return 60 * minutes + seconds
}

/** The screen goes to whoever is asked. */
async function lift(page: Page): Promise<void> {
  await page.locator('.cover-main .button-main').click()
  await page.locator('.table-prompt[data-ask]').waitFor()
}

/** Whoever has only so much time at a table of this browser has so many seconds left. */
async function leaveSeconds(page: Page, left: number): Promise<void> {
  await page.evaluate(async seconds => {
    const opening = indexedDB.open('undercroft')
    await new Promise(done => opening.addEventListener('success', done))
    const books = opening.result.transaction('books', 'readwrite').objectStore('books')
    const all = books.getAll()
    await new Promise(done => all.addEventListener('success', done))
    for (const book of all.result) {
      for (const limit of book.limits ?? []) {
        if (limit !== undefined) limit.since = Date.now() - (limit.seconds - seconds) * 1000
      }
      const put = books.put(book)
      await new Promise(done => put.addEventListener('success', done))
    }
    opening.result.close()
  }, left)
}
