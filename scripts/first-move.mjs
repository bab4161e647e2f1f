// How long somebody who has never been here needs from the home page to a first move, in each game: a cold page, one click on
// Play, and the first answer that is offered. It measures the page alone; a person reads as well.
// `npm run first-move` after `npm run build`; with `--learn` the way leads through the guided first game, to its end.
import { games } from '@undercroft/games'
import { guidedVisit } from './guided.mjs'
import { onStage } from './stage.mjs'
import { runMain } from './workspace.mjs'

/** @import { Browser, Page } from 'playwright-core' */

/** @param {Browser} browser @param {string} home @param {string} title */
async function visit(browser, home, title) {
  const context = await browser.newContext({ baseURL: home, viewport: { width: 1280, height: 720 } })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  const begun = performance.now()
  const seconds = () => ((performance.now() - begun) / 1000).toFixed(1)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: `Play ${title}` }).click()
  const clicked = seconds()
  await page.locator('.table-prompt[data-ask]').waitFor()
  const asked = seconds()
  await page.getByRole('button', { name: 'Let’s play' }).click()
  await move(page)
  console.log(`${title.padEnd(16)} Play ${clicked} s, first question ${asked} s, first move ${seconds()} s`)
  await context.close()
}

/** Gives the first answer that is offered, as a button in the prompt or in the list; a form as it is advised. @param {Page} page */
async function move(page) {
  const prompt = page.locator('.table-prompt')
  const ask = await prompt.getAttribute('data-ask')
  const choice = prompt.locator('.choice:not(.choice-refused)').first()
  const form = (await page.locator('main').getAttribute('data-form')) === 'true'
  // A click at what is still being shown ends that alone: then it is clicked once more.
  while ((await prompt.getAttribute('data-ask')) === ask) {
    if (form) {
      await page.getByRole('button', { name: 'Advice' }).click()
      await page.getByRole('button', { name: 'Ready', exact: true }).click()
    } else if (await choice.isVisible()) await choice.dispatchEvent('click')
    else await page.getByRole('button', { name: 'All answers' }).dispatchEvent('click')
    await prompt
      .and(page.locator(`:not([data-ask="${ask}"])`))
      .waitFor({ timeout: 1_500 })
      .catch(() => undefined)
  }
}

await runMain(() =>
  onStage(async (browser, home) => {
    const [, , ...words] = process.argv
    const wanted = words.filter(word => !word.startsWith('--'))
    for (const game of games.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
      const done = words.includes('--learn') ? guidedVisit(browser, home, game) : visit(browser, home, game.title)
      await done.catch(error => console.log(`${game.title}: ${String(error).split('\n')[0]}`))
    }
  }),
)
