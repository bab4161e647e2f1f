import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { choose, concede, DESK, expectAccessible, expectOpenToAll, nextAsk, openStage, PHONE } from './harness.ts'
import { clickIfThere, settledAsk } from './played.ts'
import {
  answerUntil,
  begin,
  clickCell,
  clickFromAnySide,
  drag,
  flawedRules,
  inTray,
  layOut,
  layout,
  middle,
  onCell,
  press,
  pressCell,
  seeItStand,
  sitDown,
  tabTo,
} from './without-masters.ts'

const stage = openStage()

test('a layout is built by dragging, outlives a reload, and is handed in', async () => {
  const { page, complaints } = await stage.open()
  await sitDown(page, 'Game Master')
  await page.getByRole('button', { name: /^Back Yard/ }).click()
  expect(await layout(page)).toBe('S1b8.S2i9.S3e6.S4b2.S5h2.Ha1.El8.lk8.dd9f6c3i3.bk5g2.sf4')

  await drag(page, await inTray(page, 'Raccoon'), await onCell(page, 'd12'))
  await expect.poll(() => layout(page)).toContain('.ld12k8.')
  await drag(page, await onCell(page, 'g2'), await onCell(page, 'f1'))
  await expect.poll(() => layout(page)).toContain('.bk5f1.')
  await drag(page, await inTray(page, 'Tall crate'), await onCell(page, 'f10'), 'r')
  await expect.poll(() => layout(page)).toContain('.Xf10')
  await drag(page, await onCell(page, 'k5'), await middle(page, '.table-prompt'))
  await expect.poll(() => layout(page)).toContain('.bf1.')
  await page.keyboard.press('v') // the plan is dragged on in the same way
  await drag(page, await onCell(page, 'k8'), await onCell(page, 'k7'))

  const built = 'S1b8.S2i9.S3e6.S4b2.S5h2.Ha1.El8.ld12k7.dd9f6c3i3.bf1.sf4.Xf10'
  await expect.poll(() => layout(page)).toBe(built)
  await page.reload()
  await page.locator('.wm-form').waitFor()
  expect(await layout(page)).toBe(built)
  await page.locator('.wm-hand-in[aria-disabled=false]').click()
  await seeItStand(page)
  expect(complaints).toEqual([])
})

test('a layout is built by keyboard alone and handed in', async () => {
  const { page, complaints } = await stage.open()
  await sitDown(page, 'Game Master')
  await tabTo(page, '.wm-ready-button', 'Back Yard')
  await press(page, 'Enter', 'v')
  await tabTo(page, '.wm-tray-piece', 'Burrow', 'Shift+Tab')
  await press(page, 'Enter', 'ArrowUp', 'Enter') // the cursor begins in the middle, on f6
  await expect.poll(() => layout(page)).toContain('.of7.')
  await press(page, 'Enter', 'ArrowRight', 'Enter')
  await expect.poll(() => layout(page)).toContain('.og7.')
  await press(page, 'ArrowDown', 'r')
  await expect.poll(() => layout(page)).toContain('.S3e6r90.')
  await press(page, 'Control+z', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Delete')
  await expect.poll(() => layout(page)).toBe('S1b8.S2i9.S3e6.S4b2.S5h2.Ha1.El8.lk8.dd9f6c3i3.bk5.og7.sf4')
  await page.locator('.wm-hand-in[aria-disabled=false]').waitFor()
  await tabTo(page, '.wm-hand-in', 'Hand in')
  await press(page, 'Enter')
  await seeItStand(page)
  expect(complaints).toEqual([])
})

test('a broken layout is refused with every reason and its rule', async () => {
  const { page, complaints } = await stage.open()
  await sitDown(page, 'Game Master')
  expect(await flawedRules(page)).toEqual('2 3 3 3 3 3 6 7 8 9'.split(' ').map(rule => `WM-3.${rule}`))
  await page.getByRole('button', { name: /^Back Yard/ }).click()
  await expect.poll(() => flawedRules(page)).toEqual([])
  await page.keyboard.press('v')
  await drag(page, await onCell(page, 'a1'), await onCell(page, 'g2')) // off the edge, and onto a ball
  await drag(page, await onCell(page, 'l8'), await middle(page, '.table-prompt'))
  await drag(page, await inTray(page, 'Key'), await onCell(page, 'a4'))
  await drag(page, await inTray(page, 'Burrow'), await onCell(page, 'f11'))
  await expect.poll(() => flawedRules(page)).toEqual(['WM-3.2', 'WM-3.6', 'WM-3.10', 'WM-3.12', 'WM-3.13'])
  const flaws = await page.locator('.wm-flaw').allTextContents()
  const says = ['Hero is on g2', 'no end tile', 'spawn tile on f11', 'there is a key', 'g2 holds']
  for (const [i, words] of says.entries()) expect(flaws[i]).toContain(words)
  const handIn = page.locator('.wm-hand-in')
  expect(await handIn.innerText()).toContain('5 things are not right yet')
  await handIn.click({ force: true })
  expect(await page.locator('.wm-form').isVisible()).toBe(true)

  await page.getByRole('button', { name: /^Back Yard/ }).click()
  await drag(page, await onCell(page, 'd9'), await onCell(page, 'i9')) // up on the tower, where no way leads
  await page.locator('.wm-route-button[data-stuck]').getByText('treat i9').waitFor()
  expect(await handIn.innerText()).toContain('1 tile cannot be reached')
  await expect.poll(() => page.locator('.wm-route-button').count()).toBe(7)
  await page.getByRole('button', { name: /^Picket Fence/ }).click()
  await drag(page, await onCell(page, 'b1'), await onCell(page, 'b2'))
  await page.locator('.wm-rule').getByText('WM-3.2').click()
  await expect.poll(() => page.locator('.rule[data-cited=true]').innerText()).toContain('WM-3.2')
  expect(complaints).toEqual([])
})

test.each([
  ['light', DESK],
  ['dark', PHONE],
] as const)('nobody is kept out of a yard (%s)', async (colorScheme, viewport) => {
  const { page, complaints } = await stage.open({ colorScheme, viewport, settings: { pinned: [] } })
  const look = (where: string) => expectOpenToAll(page, where)
  await sitDown(page, 'both')
  await look('editor')
  await layOut(page, 'S1b8.S2i9.S3e6.S4b2.S5h2.Ha1.Ei1.lk12.dd9f6c3i3.bk5g2.sf4')
  await nextAsk(page)
  await look('opening')
  await begin(page)
  await look('board')
  await page.keyboard.press('v')
  await look('plan')
  await page.keyboard.press('v')
  await page.getByRole('button', { name: 'Advice' }).click()
  await page.locator('.wm-light-advised').waitFor({ state: 'attached' })
  await look('advice')
  await pressCell(page, 'k12') // nobody attacks so far
  await page.locator('.why').waitFor()
  await look('refusal')
  await pressCell(page, 'g1')
  await page.locator('.wm-status').getByText('0 move points left').waitFor({ state: 'attached' })
  await answerUntil(page, 'Act with 6', /End/)
  await pressCell(page, 'i1')
  await page.locator('.prompt-what').getByText('Build setup 2 of 3').waitFor()
  await concede(page)
  await look('end')
  expect(complaints).toEqual([])
})

test('a game is played to its end on the board, with everything folded', async () => {
  const { page, complaints } = await stage.open({ sealed: true, settings: { pinned: [] } })
  await page.goto('/play/without-masters')
  const seats = page.locator('.seat-field')
  await choose(seats.nth(0).getByRole('radio', { name: 'Person' }))
  await choose(seats.nth(1).getByRole('radio', { name: 'Squire' }))
  await choose(page.getByRole('radio', { name: 'Ready-made' }))
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('.wm-stage[data-lens=picture]').waitFor()
  const over = page.locator('.table-prompt[data-over=true]')
  let asked = ''
  for (let answers = 0; answers < 400 && asked !== 'over'; answers++) asked = await goHome(page, asked)
  await over.waitFor()
  await page.getByRole('tab', { name: 'End' }).click()
  expect(await page.locator('.wm-ending').innerText()).toMatch(/Yards done\s+[123] of 3/)
  await page.locator('[data-mood]').first().waitFor({ state: 'attached' })
  expect(complaints).toEqual([])
})

test('what is hidden behind a tower is told by a flag, and can be clicked there', async () => {
  const { page, complaints } = await stage.open()
  await sitDown(page, 'both')
  await layOut(page, 'S1b8.S2i9.S3e6.S4b2.S5h2.Hh12.El8.lk1.dd9f6c3g12.bk5g2.sf4')
  await begin(page)
  const flags = page.locator('.wm-flag-name')
  await flags.first().waitFor()
  const sides: string[] = []
  for (let turns = 0; turns < 4 && !sides.some(side => side.includes('h12')); turns++) {
    if (turns > 0) await page.keyboard.press('e')
    sides.push((await flags.allTextContents()).join(' '))
  }
  expect(sides.at(-1)?.split(' ')).toEqual(expect.arrayContaining(['g12', 'h12']))
  await expectAccessible(page, 'flags')
  await clickCell(page, 'g12')
  await page.locator('.log-line').getByText('picks up a treat on g12').waitFor()
  expect(complaints).toEqual([])
})

/**
 * One answer of a Hero who takes the shortest way to the end tile, by the key if it is locked, and attacks who is in it. Returns
 * what was asked: the same question after it means that nothing came of a click, and it is made again.
 */
async function goHome(page: Page, before: string): Promise<string> {
  const question = await settledAsk(page, before)
  if (question === 'over') return question
  const cells = await page.locator('button[data-cell]').evaluateAll(buttons =>
    buttons.map(each => ({
      cell: Number((each as HTMLElement).dataset.cell),
      live: each.hasAttribute('data-live'),
      says: each.getAttribute('aria-label') ?? '',
    })),
  )
  const goal = cells.find(({ says }) => / key\b/.test(says)) ?? cells.find(({ says }) => says.includes('end tile'))
  const far = farFrom(goal?.cell ?? 0, new Map(cells.map(({ cell, says }) => [cell, says])))
  const hero = cells.find(({ says }) => says.includes('the dog'))
  const nearest = cells
    .filter(({ live, says }) => live && /(Move|Walk|Climb|Jump) /.test(says) && !says.includes('Push'))
    .sort((one, two) => far(one.cell) - far(two.cell))[0]
  const foe = cells.find(({ live, says }) => live && says.includes('Attack'))
  const answers = page.locator('.prompt-verbs .choice')
  const asked = (await page.locator('.prompt-what').allInnerTexts()).join(' ') // nothing, if the game is over by now
  if (asked.includes('Act with')) {
    if (nearest !== undefined && far(nearest.cell) < far(hero?.cell ?? 0))
      await clickFromAnySide(page, nameOf(nearest.cell))
    else if (foe !== undefined) await clickFromAnySide(page, nameOf(foe.cell))
    else await clickIfThere(answers.filter({ hasText: 'End the turn' }))
  } else if (asked.includes('Look around')) await clickIfThere(answers.first())
  else
    await clickIfThere(
      page
        .locator('.wm-menu button')
        .filter({ hasText: /Take the key|Leave/ })
        .first(),
    )
  return question
}

function nameOf(cell: number): string {
  return `${String.fromCharCode(97 + (cell % 12))}${Math.floor(cell / 12) + 1}`
}

/** The steps from each cell to a goal, up by one at most, around everybody. */
function farFrom(goal: number, says: ReadonlyMap<number, string>): (cell: number) => number {
  const height = (cell: number): number => Number(/height (\d)/.exec(says.get(cell) ?? '')?.[1] ?? 0)
  const steps = new Map([[goal, 0]])
  for (const cell of steps.keys()) {
    const beside = [cell - 12, cell + 12, ...(cell % 12 > 0 ? [cell - 1] : []), ...(cell % 12 < 11 ? [cell + 1] : [])]
    for (const from of beside) {
      if (!says.has(from) || steps.has(from) || height(cell) > height(from) + 1) continue
      if (!/enemy/.test(says.get(from) ?? '')) steps.set(from, (steps.get(cell) ?? 0) + 1)
    }
  }
  return cell => steps.get(cell) ?? 99
}
