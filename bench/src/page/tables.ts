import { chromium } from 'playwright-core'
import type { Chromium } from './chromium.ts'

const PATIENCE_MS = 240_000

/** Begins a table of each game in this browser, as one click on Play does, and says where it is. */
export async function beginTables(
  { port }: Chromium,
  home: string,
  games: readonly { readonly id: string; readonly title: string }[],
): Promise<readonly { readonly game: string; readonly path: string }[]> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const tables: { game: string; path: string }[] = []
  for (const { id, title } of games) {
    const page = await browser.contexts()[0]?.newPage()
    if (page === undefined) throw new Error('the browser has no window')
    page.setDefaultTimeout(PATIENCE_MS)
    await page.addInitScript("localStorage['undercroft settings'] ??= '{\"briefs\":false}'") // no card over the table
    await page.goto(home)
    await page.getByRole('button', { name: `Play ${title}` }).click()
    await page.locator('.table-prompt[data-ask]').waitFor()
    tables.push({ game: id, path: new URL(page.url()).pathname })
    await page.close()
  }
  await browser.close() // hangs up alone: the browser was started elsewhere
  return tables
}
