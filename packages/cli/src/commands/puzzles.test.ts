import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { scratch } from '../fixtures/folder.ts'
import { undercroft } from '../fixtures/terminal.ts'

const path = scratch()
const folder = path('')
const file = path('tictactoe/puzzles.json', '')
const make = ['puzzles', 'make', 'tictactoe', '--seed', 's', '--count', '2']

it('makes puzzles, the same from the same seed, and lists and checks them', async () => {
  const { code, out } = await undercroft(make, { folder })
  expect(out).toBe(`Tic-tac-toe: seed s\n2 of 2 puzzles, written to ${file}\n`)
  expect(code).toBe(0)
  const again = path('again.json')
  await undercroft([...make, '--out', again], { folder })
  expect(readFileSync(again, 'utf8')).toBe(readFileSync(file, 'utf8'))

  const { code: listed, out: json, err } = await undercroft(['puzzles', '--json', '--deep'], { folder })
  const rows = JSON.parse(json)
  expect(rows).toHaveLength(2)
  expect(Object.keys(rows[0])).toEqual(['game', 'id', 'margin', 'rating', 'ok'])
  expect(rows[0]).toMatchObject({ game: 'tictactoe', ok: true })
  expect([listed, err]).toEqual([0, ''])
  const { out: table } = await undercroft(['puzzles', 'tictactoe'], { folder })
  expect(table).toMatch(
    /^game +puzzle +margin +rating\ntictactoe +s-\d+-\d+ +0\.\d{3} +\d+% \((easy|medium|hard)\) +ok\n/,
  )
})

it('names the file and the puzzle that is broken', async () => {
  await undercroft(make, { folder })
  const text = readFileSync(file, 'utf8')
  const id = /"id":"([^"]+)"/.exec(text)?.[1]
  path('tictactoe/puzzles.json', text.replace(/"choice":"mark \w\d"/, '"choice":"mark z9"'))
  const { code, out, err } = await undercroft(['puzzles', 'tictactoe'], { folder })
  expect(err).toBe(`${file}: ${id}: "mark z9" is not offered\n`)
  expect(out).toContain('failed')
  expect(code).toBe(1)
})

it('keeps what is finished at Ctrl-C', async () => {
  const interrupt = new AbortController()
  const out = path('half.json')
  const watch = (err: string) => /[1-9] of 900 puzzles/.test(err) && interrupt.abort()
  const args = ['puzzles', 'make', 'tictactoe', '--seed', 's', '--count', '900', '--out', out]
  const { code } = await undercroft(args, { folder, interrupted: interrupt.signal, watch })
  expect(code).toBe(130)
  expect(JSON.parse(readFileSync(out, 'utf8')).puzzles.length).toBeGreaterThan(0)
})

it.each([
  [['pig'], 'pig has no puzzles'],
  [['pig', 'hoard'], '"hoard" is one word too many'],
  [['make'], '"make" needs a game'],
  [['make', 'pig', '--seed', 'a b'], 'a seed is a word'],
])('says what is wrong with %j', async (words, message) => {
  const { code, err } = await undercroft(['puzzles', ...words], { folder })
  expect(err).toContain(message)
  expect(code).toBe(1)
})
