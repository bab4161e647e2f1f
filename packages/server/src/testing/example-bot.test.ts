import { execFile, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { Client } from './client.ts'
import { testServer } from './server.ts'

const example = (name: string) => fileURLToPath(new URL(`../../../../examples/${name}`, import.meta.url))
const hasPython = spawnSync('python3', ['--version']).status === 0

test('the example bot plays a whole game', () => playsAGame(process.execPath, 'bot.mjs'))

test.skipIf(!hasPython)('so does the one in Python (skipped where there is no python3)', () =>
  playsAGame('python3', 'bot.py'),
)

async function playsAGame(runtime: string, bot: string): Promise<void> {
  const server = await testServer()
  const ada = await Client.guest(server.base, 'Ada')
  const { body: program } = await ada.post<{ token: string }>('/api/me/programs', { label: 'example' })
  const seats = [{ kind: 'bot', level: 'random' }, { kind: 'anyone' }]
  const { body: table } = await ada.post('/api/tables', { game: 'hoard', seats })
  const env = { ...process.env, UNDERCROFT_TOKEN: program.token }
  const { stdout, stderr } = await promisify(execFile)(runtime, [example(bot), server.base, table.id], { env })
  expect(stdout).toMatch(/^sitting on seat 1\n(won|did not win)\n$/)
  expect(stderr).toBe('')
  await server.close()
}
