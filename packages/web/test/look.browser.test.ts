import { loadGame } from '@undercroft/games'
import { readOptions } from '@undercroft/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer, expectAccessible, expectOpenToAll, openStage, PHONE } from './harness.ts'
import { ended, lookThrough } from './played.ts'

const stage = openStage()

async function endOf(id: string): Promise<string> {
  const game = await loadGame(id)
  const read = game && readOptions<object>(game.options, {})
  if (game === undefined || read?.ok !== true) throw new Error(`there is no ${id}`)
  const people = game.seats(read.value).map(({ name }) => `${name} Ann`)
  return ended({ game, options: read.value, people, wanted: () => true })
}

/** What the board and the timeline show, read at once. */
function position(page: Page): Promise<string> {
  return page.evaluate(() => {
    const drawn = document.querySelector('.board-frame')?.textContent ?? ''
    const pieces = [...document.querySelectorAll('.board-frame svg *')].map(
      each => each.getAttribute('transform') ?? '',
    )
    return `${document.querySelector('.timeline-head')?.textContent} ${drawn} ${pieces.join()}`
  })
}

async function lookBackTo(page: Page, steps: number): Promise<void> {
  const timeline = page.getByLabel('timeline')
  await timeline.fill(String(steps))
  await page.locator('.caption-looking').getByText(`After ${steps} of`).waitFor()
}

/** The link that the dialog gives for the moment that is looked at. */
async function sharedLink(page: Page, label = 'Link with the whole game'): Promise<string> {
  await page.locator('.look-again').getByRole('button', { name: 'Share', exact: true }).click()
  return page.getByRole('dialog').getByLabel(label).inputValue()
}

test('a shared link opens the same position in another browser, without a server; and the game is played on from there', async () => {
  const { page } = await stage.open()
  await lookThrough(page, await endOf('all-out-assault'))
  await page.locator('.ending').waitFor()
  await lookBackTo(page, 12)
  await page.getByLabel('Seen by').selectOption({ index: 1 })
  await page.locator('.caption-looking').getByText('After 12 of').waitFor()
  const link = await sharedLink(page)
  await expectOpenToAll(page, 'share')
  await page.getByRole('button', { name: 'Draw a picture' }).click()
  const [width, height] = await page
    .locator('.share-picture')
    .evaluate((image: HTMLImageElement) => image.decode().then(() => [image.naturalWidth, image.naturalHeight]))
  expect([width, height]).toEqual([1200, 630])
  const code = await page.getByRole('dialog').getByLabel('Code for a page').inputValue()
  expect(code).toContain(`<iframe src="${link.replace('/look#', '/embed#')}"`)
  await page.keyboard.press('Escape')
  const before = await position(page)

  const other = await stage.open({ settings: { openHands: true } })
  const asked: string[] = []
  await other.context.route('**/api/**', route => {
    asked.push(route.request().url())
    return route.abort()
  })
  await other.page.goto(link)
  await other.page.locator('.caption-looking').getByText('After 12 of').waitFor()
  await expect.poll(() => position(other.page)).toBe(before)
  expect(await other.page.getByLabel('Seen by').inputValue()).toBe('0')
  await expectAccessible(other.page, 'look')
  expect(asked).toEqual([])

  await other.page.getByRole('button', { name: 'A turn on' }).click()
  await expect.poll(() => position(other.page)).not.toBe(before)
  await other.page.getByRole('button', { name: 'Play it back' }).click()
  await other.page.getByRole('button', { name: 'Pause' }).click()
  await lookBackTo(other.page, 12)
  await other.page.getByRole('button', { name: 'Play on from here' }).click()
  await expectAccessible(other.page, 'play on')
  await other.page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click()
  await other.page.waitForURL(/\/table\//)
  await other.page.getByText('Begun from move 12 of another game').waitFor()
  const answers = () => other.page.getByLabel('timeline').getAttribute('max')
  expect(await answers()).toBe('12')
  await answer(other.page)
  await expect.poll(answers).not.toBe('12')
  expect(other.complaints).toEqual([])
})

test('a game in a frame of another page is played back there, and a link that is none says so', async () => {
  const { page, complaints } = await stage.open({ viewport: PHONE })
  await lookThrough(page, await endOf('without-masters'))
  await page.getByRole('button', { name: 'Log' }).click()
  const link = await sharedLink(page)
  const address = link.replace('/look#', '/embed#')
  const body = `<iframe src="${address}" title="A game" width="380" height="600"></iframe>`
  await page.route('**/blog', route => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/blog')
  const frame = page.frameLocator('iframe')
  await frame.getByRole('link', { name: 'Open in Undercroft' }).waitFor()
  await frame.getByRole('button', { name: 'First position' }).click()
  await frame.locator('.timeline-head').getByText('After 0 of').waitFor()
  await frame.getByRole('button', { name: 'Play it back' }).click()
  await frame
    .locator('.timeline-head')
    .getByText(/^(After [1-9]|Now)/)
    .waitFor()
  expect(await frame.getByRole('button', { name: 'Share' }).count()).toBe(0)
  await page.goto(address)
  await page.getByRole('link', { name: 'Open in Undercroft' }).waitFor()
  await expectOpenToAll(page, 'embed')
  for (const [hash, says] of [
    [link.slice(link.indexOf('#'), -9), 'This link is damaged'],
    ['#MA-12.7', 'no game of ours'],
    ['#9.1.1.abc', 'newer version'],
    ['', 'the part after # is missing'],
  ] as const) {
    await page.goto(`/look${hash}`)
    await page.getByRole('alert').getByText(says).waitFor()
  }
  await expectAccessible(page, 'broken link')
  expect(complaints).toEqual([])
})
