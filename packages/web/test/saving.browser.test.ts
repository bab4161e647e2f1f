import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer, expectOpenToAll, handInSheets, newGame, nextAsk, openStage, PHONE } from './harness.ts'

const stage = openStage()

test('a table that cannot be saved stays, says so, gives its record away, and is saved when there is room', async () => {
  const { context, page } = await stage.open({ viewport: PHONE })
  await letFill(context)
  await newGame(page)
  await handInSheets(page, 'Shadow', 'Duelist')
  const { ticket } = await nextAsk(page, '1')
  await fill(page, true)
  await answer(page)
  const notice = page.getByText('This browser has no room left to save the table.')
  await notice.waitFor()
  await nextAsk(page, ticket) // and the game goes on
  await expectOpenToAll(page, 'unsaved')
  const steps = await linesOf(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the game as a file' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain('game all-out-assault')
  await fill(page, false)
  await notice.waitFor({ state: 'detached' })
  await page.reload()
  await nextAsk(page)
  expect(await linesOf(page)).toBe(steps)
})

test('where the browser keeps nothing at all a table can still be played', async () => {
  const { context, page } = await stage.open()
  await letFill(context, true)
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not here', 'InvalidStateError')
    }
  })
  await newGame(page)
  await page.getByText('perhaps this window is a private one').waitFor()
  await handInSheets(page, 'Shadow', 'Duelist')
  await nextAsk(page, '1')
})

/** Lets the table's own worker run out of room, at once or when it is told to. */
async function letFill(context: BrowserContext, shut = false): Promise<void> {
  const trouble = `
    let full = false
    const stop = () => { throw new DOMException('no room', 'QuotaExceededError') }
    const room = new BroadcastChannel('test room')
    room.onmessage = ({ data }) => { full = data; room.postMessage('done') }
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (...row) { return full ? stop() : put.apply(this, row) };
    ${shut ? "IDBFactory.prototype.open = () => { throw new DOMException('not here', 'InvalidStateError') };" : ''}`
  await context.route(/worker-.*\.js$/, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${trouble}\n${await response.text()}` })
  })
}

async function fill(page: Page, full: boolean): Promise<void> {
  await page.evaluate(async data => {
    const room = new BroadcastChannel('test room')
    room.postMessage(data)
    await new Promise(done => room.addEventListener('message', done))
    room.close()
  }, full)
}

async function linesOf(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Log' }).click()
  const count = await page.locator('.log-line').count()
  await page.keyboard.press('Escape')
  return count
}
