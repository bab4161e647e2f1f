import { readdirSync, readFileSync } from 'node:fs'
import { scenarios } from '@undercroft/kernel/testing'
import { expect, it } from 'vitest'
import { masmorra } from './index.ts'

const folder = new URL('./scenarios/', import.meta.url)

scenarios(masmorra, folder)

/** Worked examples by their numbers: those of the rulebook, and our own. */
const EXAMPLES = [...numbered('R', 27), ...numbered('X', 62)]

function numbered(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${letter}${String(at + 1).padStart(2, '0')}`)
}

it('plays every worked example', () => {
  const written = readdirSync(folder).map(name => readFileSync(new URL(name, folder), 'utf8'))
  const played = written.flatMap(text => [...text.matchAll(/^title: "([RX]\d\d): /gm)].map(([, id]) => id))
  expect(new Set(played.toSorted())).toEqual(new Set(EXAMPLES))
})
