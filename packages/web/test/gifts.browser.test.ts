import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { choose, expectOpenToAll, openStage, PHONE } from './harness.ts'

const stage = openStage()
const YARD = 'S1b8.S2i9.S3e6.S4b2.S5h2.Ha1.El8.lk8.dd9f6c3i3.bk5g2.sf4'

test('a yard is kept, renamed and given away by a link, which any browser opens, keeps and plays', async () => {
  const { page, context, complaints } = await stage.open({ permissions: ['clipboard-read', 'clipboard-write'] })
  await build(page, YARD)
  await page.getByText('My yards (0)').click()
  await page.getByLabel('Name of the yard').fill('Over the fence')
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await page.getByRole('button', { name: 'Rename Over the fence' }).click()
  await page.getByLabel('New name of Over the fence').fill('Under the fence')
  await page.getByLabel('New name of Over the fence').press('Enter')
  await page.getByText('My yards (1)').waitFor()
  await page.getByRole('button', { name: 'Copy a link to Under the fence' }).click()
  await page.getByText('link to Under the fence copied').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/given\/without-masters#1\./)
  await context.close()

  const other = await stage.open({ colorScheme: 'dark', viewport: PHONE })
  await other.page.goto(link)
  await other.page.getByRole('heading', { name: 'Under the fence' }).waitFor()
  await other.page.getByText('It is on your shelf as “Under the fence”').waitFor()
  await expectOpenToAll(other.page, 'a gift')
  await other.page.getByText('1 raccoon, 4 treats, 2 balls, 1 crate').waitFor()
  await other.page.getByRole('button', { name: 'From above' }).click()
  await other.page.locator('.wm-plan').waitFor()
  await expectOpenToAll(other.page, 'a gift from above')
  await other.page.getByRole('button', { name: 'Turn' }).click()
  await other.page.locator('.wm-plan').waitFor({ state: 'detached' })
  await other.page.reload() // it is there once
  await other.page.getByRole('button', { name: 'Play it' }).click()
  await other.page.locator('.wm-form').waitFor()
  await expect.poll(() => layoutOf(other.page)).toBe(YARD)
  expect(new URL(other.page.url()).hash).toBe('')
  await other.page.getByText('My yards (1)').click()
  await other.page.getByRole('button', { name: 'Under the fence', exact: true }).waitFor()
  await other.page.locator('.wm-hand-in[aria-disabled=false]').click()
  await other.page.locator('.wm-form').waitFor({ state: 'detached' })
  expect([...complaints, ...other.complaints]).toEqual([])
})

test('a link to what is being built is pasted elsewhere; a damaged or foreign one says what is wrong', async () => {
  const { page, complaints } = await stage.open({ permissions: ['clipboard-read', 'clipboard-write'] })
  await build(page, `${YARD}.Xf10`)
  await page.getByRole('button', { name: 'Copy link', exact: true }).click()
  await page.getByText('link copied').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  expect(await layoutOf(page)).toBe('-')
  const pasted = page.getByLabel('Layout or link')
  await pasted.fill(link.slice(0, -9))
  await page.getByRole('button', { name: 'Use', exact: true }).click()
  await page.getByText('This link is damaged').waitFor()
  await pasted.fill(link)
  await page.getByRole('button', { name: 'Use', exact: true }).click()
  await expect.poll(() => layoutOf(page)).toBe(`${YARD}.Xf10`)

  const says = async (address: string) => {
    await page.goto('/about')
    await page.goto(address)
    return page.getByRole('alert').innerText()
  }
  expect(await says(link.slice(0, -9))).toContain('This link is damaged')
  expect(await says(link.replace(/#.*/, ''))).toContain('carries nothing')
  expect(await says(link.replace('#1.', '#2.'))).toContain('another version of this page')
  await page.goto('/given/all-out-assault#1.x')
  await page.getByRole('heading', { name: 'A bricked-up door' }).waitFor()
  expect(complaints).toEqual([])
})

async function build(page: Page, layout: string): Promise<void> {
  await page.goto('/play/without-masters')
  await choose(page.locator('.seat-field').nth(1).getByRole('radio', { name: 'Person' }))
  await choose(page.locator('.seat-field').nth(0).getByRole('radio', { name: 'Drifter' }))
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('.wm-form').waitFor()
  await page.getByText('Share, turn, clear').click()
  await page.getByLabel('Layout or link').fill(layout)
  await page.getByRole('button', { name: 'Use', exact: true }).click()
  await expect.poll(() => layoutOf(page)).toBe(layout)
}

async function layoutOf(page: Page): Promise<string> {
  return (await page.locator('.wm-layout-text').textContent()) ?? ''
}
