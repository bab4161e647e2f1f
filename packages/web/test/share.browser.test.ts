import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { games, loadGame } from '@undercroft/games'
import { type Game, type Match, readOptions, type Shape } from '@undercroft/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESK, NEWCOMER, nextAsk, openStage, PHONE } from './harness.ts'
import { ended, goOnFrom, lookThrough, played } from './played.ts'

/**
 * How much of the window the board has: in every game, at its start and its middle, with a refusal, with advice, and at the end.
 * A folder in SHOTS gets a picture of each, in light and dark.
 */
const stage = openStage()
const { SHOTS } = process.env

const SCREENS = [DESK, { width: 1280, height: 720 }, { width: 820, height: 1180 }, PHONE] as const

/** What the board has at least: of the window where it is wide, and of the height, with all the width, where it is not. */
const leastOf = (screen: { readonly width: number }): number => (screen.width >= 992 ? 0.62 : 0.55)

/** After so many answers a game is in its middle. */
const MIDDLE = 45

test.each(games)('$title: the board is the table', async ({ id }) => {
  const game = await loadGame(id)
  if (game === undefined) throw new Error(`there is no ${id}`)
  const { page, complaints } = await stage.open({ settings: { ...NEWCOMER, openHands: true } })
  const shares: Share[] = []
  const look = async (state: string) => shares.push(...(await sharesOf(page, id, state)))
  await goOnFrom(page, positionOf(game, 0))
  await nextAsk(page)
  await look('start')
  await goOnFrom(page, positionOf(game, MIDDLE))
  await nextAsk(page)
  await look('middle')
  await page.locator('.prompt-actions').getByRole('button', { name: 'Advice' }).click()
  await page.locator('.prompt-advice, .choice-filled').first().waitFor()
  await look('advice')
  await refuse(page)
  await page.locator('.why').waitFor()
  await look('refusal')
  await lookThrough(page, endOf(game))
  await page.locator('.ending').waitFor()
  await look('end')
  console.log(tableOf(id, shares))
  expect(shares.filter(({ share, least }) => share < least)).toEqual([])
  // Where the prompt lies below the board, what is advised or refused takes nothing from it: a tap is where one aimed.
  const below = shares.filter(({ least }) => least === leastOf(PHONE))
  const middle = new Map(below.flatMap(({ state, screen, share }) => (state === 'middle' ? [[screen, share]] : [])))
  const said = below.filter(({ state }) => state === 'advice' || state === 'refusal')
  expect(said.filter(({ screen, share }) => share < (middle.get(screen) ?? 1))).toEqual([])
  expect(complaints).toEqual([])
})

/** The first question; or one in the middle that has no form, and where something is refused by name. */
function positionOf(game: Game, steps: number): string {
  const until = (match: Match<Shape>) => {
    if (match.steps.length < steps) return false
    const ask = match.asks()[0]
    return steps === 0 || (ask?.form === undefined && ask?.refused.length !== 0)
  }
  return played({ game, ...peopleOf(game), until })
}

function endOf(game: Game): string {
  return ended({ game, ...peopleOf(game), by: 'greedy', wanted: () => true })
}

function peopleOf(game: Game) {
  const read = readOptions<object>(game.options, {})
  if (!read.ok) throw new Error(`${game.id} has no usual options`)
  return { options: read.value, people: game.seats(read.value).map(({ name }) => `${name} Ann`) }
}

/** Tries something that the question refuses by name. */
async function refuse(page: Page): Promise<void> {
  const refused = page.locator('.choice-refused').first()
  const all = page.locator('.refused > .button')
  if (!(await refused.count())) await all.evaluate((button: HTMLElement) => button.click())
  await refused.evaluate((button: HTMLElement) => button.click()) // the list is folded
}

interface Share {
  readonly state: string
  readonly screen: string
  readonly share: number
  readonly least: number
}

async function sharesOf(page: Page, game: string, state: string): Promise<Share[]> {
  const shares: Share[] = []
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport)
    const screen = `${viewport.width}x${viewport.height}`
    shares.push({ state, screen, share: await shareOf(page), least: leastOf(viewport) })
    if (SHOTS !== undefined) await shoot(page, SHOTS, `${game}-${state}-${screen}`)
  }
  await page.setViewportSize(DESK)
  return shares
}

/** The part of the window that is the board's frame, less what of the page lies over it. */
function shareOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    const frame = document.querySelector('.board-frame')?.getBoundingClientRect() ?? new DOMRect()
    const above = '.masthead, .table-prompt, .answers, .dock, .rim, .caption, .last-words, .panel-bar, .line-notices'
    const over = [...document.querySelectorAll(above)].map(each => each.getBoundingClientRect())
    const isIn = (x: number, y: number, { left, right, top, bottom }: DOMRect) =>
      x >= left && x < right && y >= top && y < bottom
    const points = 200
    let seen = 0
    for (let i = 0; i < points; i++) {
      for (let j = 0; j < points; j++) {
        const [x, y] = [((i + 0.5) * innerWidth) / points, ((j + 0.5) * innerHeight) / points]
        if (isIn(x, y, frame) && !over.some(rect => isIn(x, y, rect))) seen++
      }
    }
    return Math.round((1000 * seen) / points ** 2) / 1000
  })
}

async function shoot(page: Page, folder: string, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
    await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`) })
  }
}

/** One line for each state, one column for each screen. */
function tableOf(game: string, shares: readonly Share[]): string {
  const states = Map.groupBy(shares, ({ state }) => state)
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`.padStart(11)
  const head = [game.padEnd(18), ...SCREENS.map(({ width, height }) => `${width}x${height}`.padStart(11))].join('')
  const lines = [...states].map(
    ([state, all]) => `  ${state.padEnd(16)}${all.map(({ share }) => percent(share)).join('')}`,
  )
  return [head, ...lines].join('\n')
}
