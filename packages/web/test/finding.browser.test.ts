import { expect, test } from 'vitest'
import { concede, DESK, expectOpenToAll, handInSheets, OPERATOR_KEY, openStage, PHONE, type Visit } from './harness.ts'

const stage = openStage()

test('two strangers are matched, play, are rated, become friends, block one another and are not matched again', async () => {
  const ann = await stage.open()
  const ben = await stage.open({ settings: { name: 'Ben' } })
  for (const visit of [ann, ben]) await comeToSeek(visit)
  await expectOpenToAll(ann.page, 'play now')
  await ann.page.setViewportSize(PHONE)
  await expectOpenToAll(ann.page, 'play now on a phone')
  await ann.page.setViewportSize(DESK)
  await ann.page.getByRole('button', { name: 'Find me a game' }).click()
  await ann.page.getByText('Nobody else waits for it yet.').waitFor()
  await ben.page.getByRole('button', { name: 'Find me a game' }).click()
  await Promise.all([ann, ben].map(({ page }) => page.waitForURL(/\/t\//)))
  expect(ann.page.url()).toBe(ben.page.url())
  const table = ann.page.url()
  await Promise.all([handInSheets(ann.page, 'Berserker', 'Duelist'), handInSheets(ben.page, 'Shadow', 'Brute')])
  await ann.page.locator('.strength').first().getByText('1000?').waitFor()
  const said = { kind: 'say', text: 'That was nothing.' }
  await ben.page.request.post(`/api/tables/${table.split('/').at(-1)}/chat`, { data: said })
  await concede(ann.page)
  await ben.page.locator('.strength-up').waitFor()
  await ben.page.locator('.strength-down').waitFor()

  await ben.page.goto('/me')
  await ben.page.getByRole('link', { name: 'My page, as others see it' }).click()
  await ben.page.getByRole('row', { name: /All Out Assault Player 1 1 \(100 %\) \d{4}/ }).waitFor()
  await expectOpenToAll(ben.page, 'profile')
  await ben.page.setViewportSize(PHONE)
  await expectOpenToAll(ben.page, 'profile on a phone')
  await ben.page.setViewportSize(DESK)

  await ann.page.goto('/online')
  await ann.page.getByRole('button', { name: 'A link for a friend' }).click()
  await ben.page.goto(await ann.page.getByLabel('Link for a friend').inputValue())
  await ben.page.getByRole('button', { name: 'Become friends' }).click()
  await ann.page.locator('.friend', { hasText: 'Ben' }).getByText('here').waitFor()

  await ben.page.locator('.friend').getByRole('link', { name: 'Ann' }).click()
  await block(ben, 'Ann')
  await ann.page.goto(table)
  await ann.page.getByText('The others').click()
  await block(ann, 'Ben')
  await report(ann, 'Ben')
  for (const visit of [ann, ben]) {
    await comeToSeek(visit)
    await visit.page.getByRole('button', { name: 'Find me a game' }).click()
  }
  // What is said of those who wait comes after the look at who fits whom.
  for (const { page } of [ann, ben]) await page.getByText('One other waits for it.').waitFor()
  const cal = await stage.open({ settings: { name: 'Cal' } })
  await comeToSeek(cal)
  await cal.page.getByRole('button', { name: 'Find me a game' }).click()
  await Promise.all([ann, cal].map(({ page }) => page.waitForURL(/\/t\//)))
  expect(ann.page.url()).toBe(cal.page.url())
  expect(ben.page.url()).toMatch(/\/online$/)

  await operate(ben)
  expect([ann, ben, cal].flatMap(({ complaints }) => complaints)).toEqual([])
})

async function comeToSeek({ page }: Visit): Promise<void> {
  await page.goto('/online')
  const stranger = page.getByRole('button', { name: 'That is me' })
  const game = page.getByRole('radio', { name: 'All Out Assault' })
  await stranger.or(game).first().waitFor()
  if (await stranger.isVisible()) await stranger.click()
  await game.check()
  await page.getByRole('radio', { name: 'Never' }).check()
}

async function block({ page }: Visit, name: string): Promise<void> {
  await page.getByRole('button', { name: `Block ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByRole('button', { name: `Unblock ${name}` }).waitFor()
}

async function report({ page }: Visit, name: string): Promise<void> {
  await page
    .getByRole('button', { name: `Report ${name}` })
    .first()
    .click()
  await page.getByLabel('What happened?').fill('Not nice.')
  await expectOpenToAll(page, 'a report')
  await page.getByRole('button', { name: 'Send the report' }).click()
  await page.getByText('Thank you.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
}

/** What the operator of the server does about it. */
async function operate({ context, page: reported, complaints }: Visit): Promise<void> {
  const page = await context.newPage()
  await page.goto('/admin')
  await page.getByLabel('Your key').fill(OPERATOR_KEY)
  await page.getByRole('button', { name: 'Come in' }).click()
  await page.getByRole('button', { name: /Ben insult, by Ann/ }).click()
  await page.getByText('That was nothing.').waitFor()
  await page.getByText(/^The log, \d+ entries$/).click()
  await expectOpenToAll(page, 'a report that is read')
  await page.setViewportSize(PHONE)
  await expectOpenToAll(page, 'a report that is read on a phone')
  const ban = page.locator('.why-form', { hasText: 'Ban Ben' })
  await ban.getByLabel('Why').fill('Be nice.')
  await ban.getByRole('button', { name: 'Ban Ben' }).click()
  const close = page.locator('.why-form', { hasText: 'Close the report' })
  await close.getByRole('radio', { name: 'banned' }).check()
  await close.getByLabel('Why').fill('Banned for a week.')
  await close.getByRole('button', { name: 'Close the report' }).click()
  await page.getByText('There are none.').waitFor()
  await page.getByRole('radio', { name: 'What was done' }).check()
  await page.getByRole('row', { name: /olga close-report banned: Ben Banned for a week\./ }).waitFor()
  await expectOpenToAll(page, 'acts on a phone')
  await page.getByRole('radio', { name: 'What is running' }).check()
  await page.getByRole('table', { name: 'Nodes' }).waitFor()
  await expectOpenToAll(page, 'what is running on a phone')
  await page.close()

  await reported.goto('/me')
  await reported.getByText(/You may not play online here until .* The reason: Be nice\./).waitFor()
  expect(complaints).toEqual([])
}
