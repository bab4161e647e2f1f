import { expect, it } from 'vitest'
import { scratch } from '../fixtures/folder.ts'
import { undercroft } from '../fixtures/terminal.ts'

const path = scratch()
const folder = path('')

const GOOD = `title: Roll
about: You can roll.
seat: P1
steps:
  - say: Roll the die.
    do: roll = 6
  - say: Six points are at stake.
`
path('pig/lessons/01-roll.yaml', GOOD)
path(
  'tictactoe/lessons/01-mark.yaml',
  'title: Mark\nabout: You can mark.\nseat: X\nsteps:\n  - say: Go\n    do: mark b2\n',
)
const bad = path('hoard/lessons/02-guard.yaml', `${GOOD}  - P2 roll = 3\n`)
const half = path('hoard/lessons/03-half.yaml', 'about: Half.\nseat: P1\nsteps: []\n')

it('lists the chapters of all games, and of one', async () => {
  const { code, out } = await undercroft(['lessons', 'pig'], { folder })
  expect(out).toBe('game  chapter  title  steps\npig   roll     Roll       2  ok\n')
  expect(code).toBe(0)
  const { out: json } = await undercroft(['lessons', '--json'], { folder })
  expect(JSON.parse(json)).toEqual([
    { game: 'pig', id: 'roll', title: 'Roll', steps: 2, ok: true },
    { game: 'tictactoe', id: 'mark', title: 'Mark', steps: 1, ok: true },
    { game: 'hoard', id: 'guard', title: 'Roll', steps: 3, ok: false },
    { game: 'hoard', id: 'half', title: '', steps: 0, ok: false },
  ])
})

it('says what is wrong with a chapter, with its file and line', async () => {
  const { code, out, err } = await undercroft(['lessons', 'hoard'], { folder })
  expect(out).toContain('hoard  guard    Roll       3  failed\n')
  expect(err).toMatch(new RegExp(`^${bad}:\\d+: .*\\n${half}:1: "title" is missing\\n$`))
  expect(code).toBe(1)
})

it('says where there are none', async () => {
  const { code, err } = await undercroft(['lessons', 'short-pig'], { folder })
  expect(err).toContain('short-pig has no chapters')
  expect(code).toBe(1)
})
