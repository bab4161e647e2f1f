// @module-tag slow
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { scratch } from './fixtures/folder.ts'

const path = scratch()
const BIN = fileURLToPath(new URL('../bin/undercroft.mjs', import.meta.url))

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

function start(args: readonly string[]): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [BIN, ...args])
  let out = ''
  let err = ''
  child.stdout.on('data', part => {
    out += String(part)
  })
  child.stderr.on('data', part => {
    err += String(part)
  })
  return { child, ended: new Promise(done => child.on('close', code => done({ code, out, err }))) }
}

it('finds the games', async () => {
  const { code, out } = await start(['rules', 'all-out-assault', 'AA-1.1']).ended
  expect(out).toMatch(/^All Out Assault\n\n.*\nAA-1\.1 {2}/)
  expect(code).toBe(0)
})

it('fails with 1 and one line, not with a stack', async () => {
  const { code, out, err } = await start(['sim', 'al-out-asault']).ended
  expect(err).toContain('did you mean "all-out-assault"?')
  expect(err).not.toContain('    at ')
  expect([code, out]).toEqual([1, ''])
})

it('Ctrl-C during a simulation reports the finished games and leaves with 130', async () => {
  const { child, ended } = start(
    'sim all-out-assault --games 900000000 --seats random,random --json --progress'.split(' '),
  )
  child.stderr?.once('data', () => child.kill('SIGINT'))
  const { code, out, err } = await ended
  const { games, finished, decisions } = JSON.parse(out) as Record<string, number>
  expect(code).toBe(130)
  expect(finished).toBeGreaterThan(0)
  expect(games).toBe(finished)
  expect(decisions).toBeGreaterThan(0)
  expect(err).toContain(`stopped after ${games} of 900000000 games`)
})

it('SIGTERM during a game saves it', async () => {
  const file = path('game.txt')
  const { child, ended } = start(['play', 'all-out-assault', '--seed', '1', '--record', file])
  child.stdin?.write('1\n')
  child.stdout?.on('data', part => {
    if (String(part).includes('> 1')) setTimeout(() => child.kill('SIGTERM'), 100)
  })
  const { code } = await ended
  expect(code).toBe(143)
  expect(readFileSync(file, 'utf8')).toContain('A sheets ')
})

it('ends quietly when nobody reads on', async () => {
  const { child, ended } = start(['rules', 'all-out-assault'])
  child.stdout?.destroy()
  const { code, err } = await ended
  expect([code, err]).toEqual([0, ''])
})
