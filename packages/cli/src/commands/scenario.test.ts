import { expect, it } from 'vitest'
import { scratch } from '../fixtures/folder.ts'
import { undercroft } from '../fixtures/terminal.ts'

const path = scratch()

const GOOD = `game: tictactoe
title: A full cell
rules: [TT-1.3]
play:
  - X mark b2
  - O mark b2 ! TT-1.3
`
const BAD = `title: A mistake
play:
  - X mark b2
  - ended: { by: TT-1.4 }
`
const good = path('good.yaml', GOOD)
const bad = path('tictactoe/bad.yaml', `${BAD}---\n${GOOD}`)

it('says what is fine', async () => {
  const { code, out } = await undercroft(['scenario', good])
  expect([code, out]).toEqual([0, `ok      A full cell (${good}:1)\n1 ok, 0 failed\n`])
})

it('says what is not, what was expected and what was found, with the place', async () => {
  const { code, out } = await undercroft(['scenario', good, bad])
  expect(out).toContain(`failed  A mistake (${bad}:1)\n`)
  expect(out).toContain(`        ${bad}:4: expected the game to have ended, found that it has not\n`)
  expect(out).toContain('2 ok, 1 failed\n')
  expect(code).toBe(1)
})

it('goes through folders', async () => {
  const folder = path('tictactoe')
  const { code, out } = await undercroft(['scenario', folder, '--json'])
  expect(JSON.parse(out)).toEqual({
    total: 2,
    ok: 1,
    failed: 1,
    scenarios: [
      {
        file: bad,
        line: 1,
        title: 'A mistake',
        game: 'tictactoe',
        rules: [],
        ok: false,
        problems: [{ line: 4, message: expect.stringContaining('expected the game to have ended') }],
      },
      { file: bad, line: 6, title: 'A full cell', game: 'tictactoe', rules: ['TT-1.3'], ok: true, problems: [] },
    ],
  })
  expect(code).toBe(1)
})

it.each([
  ['an unknown game', 'game: chess\ntitle: x\nplay: []\n', ':1: there is no game "chess"'],
  ['no game', 'title: x\nplay: []\n', ':1: "game" is missing'],
  ['no YAML', 'game: [', ':1: '],
])('%s is a failure with its place', async (_, text, says) => {
  const file = path('wrong.yaml', text)
  const { code, out } = await undercroft(['scenario', file])
  expect(out).toContain(`${file}${says}`)
  expect(code).toBe(1)
})

it('a folder or a file without scenarios is an error', async () => {
  path('none/readme.txt', 'nothing')
  expect((await undercroft(['scenario', path('none')])).err).toContain('there is no YAML file in this folder')
  expect((await undercroft(['scenario', path('empty.yaml', '')])).err).toContain('there is no scenario in this file')
})
