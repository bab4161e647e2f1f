import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { manifestOf, readReleaseArgs, timeOf } from './release.mjs'
import { installed, isForRunning, reached } from './release-contents.mjs'
import { root } from './workspace.mjs'

/** @type {string[]} */
const made = []
afterEach(() => {
  for (const each of made.splice(0)) rmSync(each, { recursive: true })
})

/** @param {Record<string, string>} files */
function folderOf(files) {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-release-test-'))
  made.push(folder)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

describe('the arguments of a release', () => {
  it('may be none', () =>
    expect(readReleaseArgs([], '1.2.3')).toEqual({
      help: false,
      version: '1.2.3',
      out: join(root, 'release'),
      built: false,
    }))

  it('may be all', () =>
    expect(readReleaseArgs('--name 2.0.0-next.1 --out there --built --help'.split(' '), '1.2.3')).toEqual({
      help: true,
      version: '2.0.0-next.1',
      out: resolve('there'),
      built: true,
    }))

  it.each([
    [['--name', '../up'], '"../up" is no version such as 1.2.3'],
    [['--nme', '1.2.3'], "Unknown option '--nme'"],
    [['now'], "Unexpected argument 'now'"],
  ])('%j is refused', (args, message) => expect(() => readReleaseArgs(args, '1.2.3')).toThrow(message))
})

describe('what a release holds', () => {
  it('is what is reached at run time', () => {
    const folder = folderOf({
      'packages/cli/src/service.ts': `import type { A } from './types.ts'
        import { kit } from '@undercroft/kernel/kit'
        import { z } from 'zod/mini'
        import { join } from 'node:path'
        const later = name => import(name)
        const worker = new URL('./worker.ts', import.meta.url)`,
      'packages/cli/src/types.ts': 'export type A = 1',
      'packages/cli/src/worker.ts': `import data from './data.json' with { type: 'json' }`,
      'packages/cli/src/data.json': '{ "a": 1 }',
      'packages/kernel/package.json': `{ "exports": { "./kit": "./src/kit/index.ts" } }`,
      'packages/kernel/src/kit/index.ts': `export const kit = () => import('@scope/thing/part')`,
    })
    expect(reached(folder, 'packages/cli/src/service.ts')).toEqual({
      files: [
        'packages/cli/src/data.json',
        'packages/cli/src/service.ts',
        'packages/cli/src/worker.ts',
        'packages/kernel/src/kit/index.ts',
      ],
      needs: [
        { workspace: 'packages/cli', name: 'zod' },
        { workspace: 'packages/kernel', name: '@scope/thing' },
      ],
    })
  })

  it('has no board, no test and nothing of the page', () => {
    const { files, needs } = reached(root, 'packages/cli/src/service.ts')
    expect(files).toContain('packages/server/src/bots/worker.ts')
    expect(files.filter(file => /\.tsx$|\.test\.|^packages\/web\//.test(file))).toEqual([])
    expect(needs.map(({ name }) => name)).not.toContain('vitest')
  })

  it('has the packages that these need, each where Node looks for it', () => {
    const locked = {
      'node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { c: '1', gone: '1' } },
      'node_modules/b': {},
      'node_modules/a/node_modules/b': { dependencies: { a: '1' } },
      'node_modules/c': {},
      'node_modules/d': {},
      'packages/server/node_modules/d': {},
    }
    const needs = ['a', 'd'].map(name => ({ workspace: 'packages/server', name }))
    expect(installed(locked, needs)).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
      'packages/server/node_modules/d',
    ])
    expect(() => installed(locked, [{ workspace: 'packages/cli', name: 'e' }])).toThrow('packages/cli needs e')
  })

  it('leaves types and maps out', () =>
    expect(['a.js', 'a.d.ts', 'a.d.mts', 'a.js.map', 'LICENSE', 'a.json'].filter(isForRunning)).toEqual([
      'a.js',
      'LICENSE',
      'a.json',
    ]))

  it('has a time by its contents', () => {
    const folder = folderOf({ a: 'one', b: 'one', c: 'two' })
    const [a, b, c] = ['a', 'b', 'c'].map(name => timeOf(join(folder, name)))
    expect(a).toBe(b)
    expect(a).not.toBe(c)
  })

  it('is told by a manifest', () => {
    const folder = folderOf({ 'b/c.txt': 'abc', 'a.txt': '' })
    symlinkSync('b', join(folder, 'link'))
    expect(manifestOf({ version: '1.2.3', node: '26.0.0', platform: 'linux-x64' }, folder)).toEqual({
      name: 'undercroft',
      version: '1.2.3',
      node: '26.0.0',
      platform: 'linux-x64',
      files: {
        'a.txt': 'sha256 e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        'b/c.txt': 'sha256 ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
        link: 'link b',
      },
    })
  })
})
