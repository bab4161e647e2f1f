import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkArrows } from './arrows.mjs'

/** @type {string[]} */
const folders = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** @param {Record<string, string>} files */
function broken(files) {
  const root = mkdtempSync(join(tmpdir(), 'arrows-'))
  folders.push(root)
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), source)
  }
  return checkArrows(root).broken
}

test.each([
  ['games import the kernel', 'packages/games/src/a.ts', `import { x } from '@undercroft/kernel'`],
  [
    'tests import the kernel’s testing',
    'packages/games/src/a.test.ts',
    `import { x } from '@undercroft/kernel/testing'`,
  ],
  ['a game’s tests let bots play', 'packages/games/src/a.test.ts', `import { bots } from '@undercroft/bots'`],
  ['a board imports React', 'packages/games/src/pit/board/pit.tsx', `import { useState } from 'react'`],
  ['the page imports boards', 'packages/web/src/a.tsx', `import { boards } from '@undercroft/games/ui'`],
  ['a folder beside it is no import', 'packages/cli/src/a.ts', `new URL('../../web/dist', import.meta.url)`],
  ['a worker of its own', 'packages/web/src/a.ts', `new Worker(new URL('./b.ts', import.meta.url))`],
])('%s', (_, file, source) => {
  expect(broken({ [file]: source })).toEqual([])
})

test.each([
  [
    'the kernel imports a game',
    'packages/kernel/src/a.ts',
    `import '@undercroft/games'`,
    'kernel may not import games',
  ],
  ['also for a type', 'packages/kernel/src/a.ts', `import type { A } from '@undercroft/bots'`, 'may not import bots'],
  ['also in passing on', 'packages/bots/src/a.ts', `export * from '@undercroft/games'`, 'bots may not import games'],
  ['a game imports bots', 'packages/games/src/a.ts', `import '@undercroft/bots'`, 'games may not import bots'],
  ['also later', 'packages/bots/src/a.ts', `await import('@undercroft/games/pit')`, 'bots may not import games'],
  ['the page imports the server', 'packages/web/src/a.ts', `import '@undercroft/server'`, 'web may not import server'],
  ['the lab imports games', 'packages/lab/src/a.ts', `import '@undercroft/games'`, 'lab may not import games'],
  ['a way round by a path', 'packages/web/src/a.ts', `import '../../server/src/b.ts'`, 'web may not import server'],
  ['a path where a name belongs', 'packages/bots/src/a.ts', `import '../../kernel/src/b.ts'`, 'by its package’s name'],
  ['the cli is imported', 'packages/web/src/a.ts', `import 'undercroft'`, 'web may not import cli'],
  ['rules import React', 'packages/games/src/pit/rules/dig.ts', `import 'react'`, 'what draws them'],
  ['rules import a board', 'packages/games/src/pit/index.ts', `import './board/pit.tsx'`, 'what draws them'],
  ['a worker of the server', 'packages/web/src/a.ts', `new URL('../../server/src/b.ts', import.meta.url)`, 'server'],
  ['rules import all boards', 'packages/games/src/index.ts', `import './ui.ts'`, 'what draws them'],
])('%s, which is refused', (_, file, source, why) => {
  expect(broken({ [file]: source })).toEqual([expect.stringContaining(why.replace('’', "'"))])
})

test.each([
  ['rules import the state', 'rules/01-digging/dig.ts', '../../state/pit.ts'],
  ['the state cites a rule', 'state/frames.ts', '../rules/01-digging/rulebook.ts'],
  ['the game imports every room', 'index.ts', './bots/hints.ts'],
  ['a test imports the game', 'rules/01-digging/dig.test.ts', '../../index.ts'],
])('in a game %s', (_, file, to) => {
  expect(broken({ [`packages/games/src/pit/${file}`]: `import type { X } from '${to}'` })).toEqual([])
})

test.each([
  ['the state imports rules', 'state/view.ts', '../rules/01-digging/dig.ts', 'state may not import rules'],
  ['content imports the state', 'content/cards.ts', '../state/pit.ts', 'content may not import state'],
  [
    'a rule in words imports the state',
    'rules/01-digging/rulebook.ts',
    '../../state/pit.ts',
    'rulebook may not import',
  ],
  ['rules import words', 'rules/01-digging/dig.ts', '../../words/labels.ts', 'rules may not import words'],
  ['a room imports the game', 'bots/hints.ts', '../index.ts', 'no room may import the game itself'],
])('in a game %s, which is refused', (_, file, to, why) => {
  expect(broken({ [`packages/games/src/pit/${file}`]: `import type { X } from '${to}'` })).toEqual([
    expect.stringContaining(why),
  ])
})

test.each(['dig.ts', 'phases/dig.ts'])('a file of a game that stands in no room, %s, is refused', file => {
  expect(broken({ [`packages/games/src/pit/${file}`]: '' })).toEqual([
    expect.stringContaining('a game has the rooms content'),
  ])
})

test('types may refer to each other', () => {
  const files = {
    'packages/kernel/src/a.ts': `import type { B } from './b.ts'`,
    'packages/kernel/src/b.ts': `export type { A } from './a.ts'`,
  }
  expect(broken(files)).toEqual([])
})

test('a circle is told once, with its files', () => {
  const files = {
    'packages/kernel/src/a.ts': `import './b.ts'`,
    'packages/kernel/src/b.ts': `import { type C } from './c.ts'`,
    'packages/kernel/src/c.ts': `export { a } from './a.ts'`,
  }
  expect(broken(files)).toEqual([
    'imports in a circle: packages/kernel/src/a.ts -> packages/kernel/src/b.ts -> packages/kernel/src/c.ts -> packages/kernel/src/a.ts',
  ])
})
