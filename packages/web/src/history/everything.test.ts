import { expect, test } from 'vitest'
import type { NewTable } from '../store/tables.ts'
import { type Plan, planImport, type Refused, writeEverything } from './everything.ts'
import { mergeKept } from './kept.ts'

function table(id: string, record = `record ${id}`): NewTable {
  const sittings = [{ kind: 'person', name: 'Ann' }] as const
  return {
    card: { id, game: 'masmorra', options: {}, sittings, made: 1, played: 2, steps: 3 },
    book: { id, record, secret: '' },
  }
}

const NOTHING = { tables: [], kept: {} }
const fine = async () => undefined

async function plan(
  text: string,
  here: Parameters<typeof planImport>[1] = NOTHING,
  check = fine as Parameters<typeof planImport>[2],
) {
  return (await planImport(text, here, check)) as Plan & Refused
}

test('what was saved is taken in elsewhere, and nothing twice', async () => {
  const tables = [table('a'), table('b'), table('c', '')]
  const kept = { 'undercroft lessons masmorra': { done: ['one'] } }
  const file = writeEverything(tables, kept, new Date(0))
  expect(await plan(file)).toEqual({ fresh: tables, doubles: 0, refused: [], kept })
  expect(await plan(file, { tables, kept })).toMatchObject({ fresh: [], doubles: 3 })
  const copied = table('elsewhere', 'record b') // the same game under another id
  expect(await plan(file, { tables: [copied], kept: {} })).toMatchObject({ doubles: 1 })
  expect((await plan(writeEverything([table('a'), table('a')], {}, new Date(0)))).fresh).toHaveLength(1)
})

test('what is damaged or against the rules is refused, and said', async () => {
  const file = JSON.parse(writeEverything([table('a'), table('b')], {}, new Date(0)))
  file.tables.push({ card: { id: 'x' } }, undefined, { card: table('y').card, book: table('z').book })
  const check = async (record: string) => (record === 'record b' ? 'line 3: no' : undefined)
  const { fresh, refused } = await plan(JSON.stringify(file), NOTHING, check)
  expect(fresh.map(({ card }) => card.id)).toEqual(['a'])
  expect(refused).toEqual([
    { what: 'Table 2, of masmorra', why: 'line 3: no' },
    ...[3, 4, 5].map(n => ({ what: `Table ${n}`, why: 'it is damaged' })),
  ])
})

test.each([
  ['{"undercroft":', 'cut off'],
  ['"text"', 'no file with everything'],
  ['{"undercroft":"everything","version":2,"tables":[],"kept":{}}', 'version 2'],
  ['{"undercroft":"everything","version":1,"tables":{},"kept":{}}', 'damaged'],
])('%s is refused as a whole', async (text, why) => {
  expect((await plan(text)).why).toContain(why)
})

test('what was learned in both places is put together', () => {
  const here = {
    'undercroft settings': { theme: 'dark' },
    'undercroft lessons m': { done: ['a'], at: { chapter: 'b', step: 2 } },
    'undercroft puzzles': { found: { m: ['1'] }, missed: { m: ['2', '3'] }, streak: 1, longest: 4 },
    'undercroft words m': ['x'],
  }
  const there = {
    'undercroft settings': { theme: 'light' },
    'undercroft lessons m': { done: ['b', 'a'] },
    'undercroft lessons n': { done: ['c'] },
    'undercroft puzzles': { found: { m: ['2'] }, missed: {}, streak: 9, longest: 9 },
    'undercroft words m': ['x', 'y'],
    'undercroft.m.shelf': [{ name: 'n', text: 't' }],
    'undercroft guest': 'Eve',
    other: 1,
  }
  expect(mergeKept(here, there)).toEqual({
    'undercroft settings': { theme: 'dark' },
    'undercroft lessons m': { done: ['a', 'b'], at: { chapter: 'b', step: 2 } },
    'undercroft lessons n': { done: ['c'] },
    'undercroft puzzles': { found: { m: ['1', '2'] }, missed: { m: ['3'] }, streak: 1, longest: 9 },
    'undercroft words m': ['x', 'y'],
    'undercroft.m.shelf': [{ name: 'n', text: 't' }],
  })
})
