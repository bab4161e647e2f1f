// How long somebody needs for the guided first game who has never been here and clicks what is plain: the button that goes on,
// what glows, or what is advised in the list of answers. It measures the page alone; a person reads as well.

/** @import { Browser, Page } from 'playwright-core' */

/** What is plain, in the order in which one would look: what lies on top comes first. */
const PLAIN = [
  '.coach-next',
  '.form-area:not([hidden]) button[class*=-main]:not([disabled], [aria-disabled=true])',
  '.aa-picker [data-lit=advised]',
  '.prompt-verbs .choice[data-advised=true]',
  '.aa-tile[data-advised]',
  '.answers:not([data-shown=folded]) .choice[data-advised=true]',
  '.prompt-actions [aria-controls=answers]',
]

/** Waits for what is plain, marks the first of it, and says which word of the coach it belongs to; nothing at the end. */
const MARK = `new Promise(done => {
  const look = () => {
    if (document.querySelector('.chapter-done') !== null) return done('')
    const word = document.querySelector('.coach-far')?.textContent ?? ''
    const found = ${JSON.stringify(PLAIN)}.reduce((one, each) => one ?? document.querySelector(each), null)
    if (word === '' || found === null) return requestAnimationFrame(look)
    document.querySelector('[data-plain]')?.removeAttribute('data-plain')
    found.setAttribute('data-plain', '')
    done(word)
  }
  look()
})`

/** @param {Browser} browser @param {string} home @param {{ id: string, title: string }} game */
export async function guidedVisit(browser, home, { title }) {
  const context = await browser.newContext({ baseURL: home, viewport: { width: 1280, height: 720 } })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const begun = performance.now()
  const seconds = () => ((performance.now() - begun) / 1000).toFixed(1)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('link', { name: `Learn ${title}` }).click()
  await page.locator('.path-stop').first().click()
  const first = await playChapter(page, seconds)
  let chapters = 1
  while (await goesOn(page)) {
    await playChapter(page, seconds)
    chapters++
  }
  console.log(`${title.padEnd(16)} first move ${first} s, all ${chapters} chapters ${seconds()} s`)
  await context.close()
}

/** Plays a chapter, and says when its first move was made. @param {Page} page @param {() => string} seconds */
async function playChapter(page, seconds) {
  let first = ''
  for (let word = await page.evaluate(MARK); word !== ''; word = await page.evaluate(MARK)) {
    const isMove = (await page.locator('.coach-next').count()) === 0
    await page
      .locator('[data-plain]')
      .click({ timeout: 2000 })
      .catch(() => {}) // it was drawn anew: one looks again
    await page.waitForTimeout(50)
    const now = await page.evaluate(`document.querySelector('.coach-far')?.textContent ?? ''`)
    if (isMove && first === '' && now !== word) first = seconds()
  }
  return first
}

/** Goes to the next chapter, if there is one. @param {Page} page */
async function goesOn(page) {
  const next = page.getByRole('link', { name: /^Next: / })
  await page.locator('.chapter-done').waitFor()
  if ((await next.count()) === 0) return false
  await next.click()
  await page.locator('.chapter-done').waitFor({ state: 'detached' })
  return true
}
