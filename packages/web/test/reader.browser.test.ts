import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectOpenToAll, nextAsk, openStage, PATIENCE } from './harness.ts'
import { playAsAdvised } from './played.ts'

const stage = openStage()

test('a screen reader is told all that others do, in order, and then what one is asked', async () => {
  const { page, complaints } = await stage.open({ sealed: true })
  await listen(page)
  await begin(page)
  const { ticket } = await nextAsk(page)
  const before = (await logLines(page)).length
  await playAsAdvised(page, 30)
  await nextAsk(page, ticket)
  const question = () => page.locator('.prompt-what').innerText()
  await expect.poll(async () => (await heard(page)).endsWith(await question())).toBe(true)
  const told = (await logLines(page)).slice(before)
  const others = told.filter(text => !/^Ann(:| has answered)|\(the only choice\)$/.test(text))
  expect(others.length).toBeGreaterThan(60)
  const said = await heard(page)
  let at = 0
  let last = ''
  const missed = others.filter(text => {
    const found = said.indexOf(text.replace(/^(Squire|Apprentice)( \d)?:? /, ''), at)
    const again = text === last
    last = text
    if (found < 0) return !again
    at = found
    return false
  })
  expect(missed).toEqual([])
  expect(complaints).toEqual([])
})

test('the log is one stop for the Tab key, and arrow keys go through it', async () => {
  const { page, complaints } = await stage.open({ sealed: true })
  await begin(page)
  await playAsAdvised(page, 10)
  await nextAsk(page)
  const lines = page.locator('.log button')
  expect(await lines.count()).toBeGreaterThan(20)
  await expect.poll(() => page.locator('.log button[tabindex="0"]').count()).toBe(1)
  const stepInto = async () => {
    await page.locator('#tab-panel').focus()
    await page.keyboard.press('Tab')
    return focusedLine(page)
  }
  await expect.poll(async () => (await lines.count()) - (await stepInto())).toBe(1) // the log comes a picture after the question
  const last = await focusedLine(page)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  expect(await focusedLine(page)).toBe(last - 2)
  await page.keyboard.press('Home')
  expect(await focusedLine(page)).toBe(0)
  await page.keyboard.press('Tab')
  expect(await focusedLine(page)).toBe(-1)
  await page.keyboard.press('Shift+Tab')
  expect(await focusedLine(page)).toBe(0)
  await expectOpenToAll(page, 'log')
  await page.keyboard.press('Enter')
  await page.getByText('Back to now').waitFor()
  expect(complaints).toEqual([])
})

async function begin(page: Page): Promise<void> {
  await page.goto('/play/masmorra')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL(/\/table\//)
}

/** Keeps everything that is added to a region that speaks. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    new MutationObserver(changes => {
      for (const { target, addedNodes } of changes) {
        if (!(target instanceof Element) || target.closest('[role=log]') === null) continue
        for (const node of addedNodes) said.push(node.textContent ?? '')
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

function heard(page: Page): Promise<string> {
  return page.evaluate(() => (globalThis as unknown as { said: string[] }).said.join('. '))
}

/** All lines of the log: what is out of sight is drawn when one comes there. */
function logLines(page: Page): Promise<string[]> {
  return page.evaluate(async patience => {
    const parts = () => [...document.querySelectorAll('.log-part')]
    const until = performance.now() + patience
    /** A part that is drawn anew is another element: it is looked for each time. */
    const drawn = async (i: number) => {
      for (;;) {
        const part = parts()[i]
        part?.scrollIntoView()
        if (part !== undefined && part.childElementCount > 0) return part
        if (performance.now() > until) throw new Error(`part ${i} of ${parts().length} of the log is not drawn`)
        await new Promise(requestAnimationFrame)
      }
    }
    const lines: string[] = []
    for (let i = 0; i < parts().length; i++) {
      for (const line of (await drawn(i)).querySelectorAll<HTMLElement>('.log-line')) lines.push(line.innerText.trim())
    }
    return lines
  }, PATIENCE)
}

function focusedLine(page: Page): Promise<number> {
  return page.evaluate(() => [...document.querySelectorAll('.log button')].indexOf(document.activeElement as Element))
}
