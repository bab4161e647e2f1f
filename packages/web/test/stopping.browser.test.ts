import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'undercroft-stopping-'))
afterAll(() => rmSync(folder, { recursive: true }))

const STARTS = {
  'npm start': ['npm', 'start', '--'],
  'npx undercroft serve': ['npx', 'undercroft', 'serve'],
} as const

interface Serving {
  readonly base: string
  /** Sends the signal to npm alone, or to all that it has started, as a service manager may. */
  readonly stop: (whom: 'npm' | 'everybody') => void
  /** All that was said, once every process has ended. */
  readonly ended: Promise<string>
}

/** As a service manager starts it: in a group of processes of its own. */
async function serve(how: keyof typeof STARTS, file: string): Promise<Serving> {
  const [program, ...args] = STARTS[how]
  const env = { ...process.env, LOG_LEVEL: 'info' }
  const child = spawn(program, [...args, '--port', '0', '--data', file], { cwd: root, env, detached: true })
  let said = ''
  const ended = new Promise<string>(done => child.once('close', () => done(said)))
  const base = new Promise<string>((found, failed) => {
    const hear = (part: unknown) => {
      said += String(part)
      const address = /Undercroft is at (\S+)/.exec(said)?.[1]
      if (address !== undefined) found(address)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('close', () => failed(new Error(said)))
  })
  const pid = child.pid ?? 0
  const stop = (whom: 'npm' | 'everybody'): void => void process.kill(whom === 'npm' ? pid : -pid, 'SIGTERM')
  return { base: await base, stop, ended }
}

async function post(base: string, path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie }
  return fetch(new URL(path, base), { method: 'POST', headers, body: JSON.stringify(body) })
}

test.each([
  ['npm start', 'npm'],
  ['npm start', 'everybody'],
  ['npx undercroft serve', 'npm'],
  ['npx undercroft serve', 'everybody'],
] as const)('SIGTERM ends %s in good order, sent to %s', async (how, whom) => {
  const file = join(folder, `${how}-${whom}.db`.replaceAll(' ', '-'))
  const first = await serve(how, file)
  const guest = await post(first.base, '/api/guests', { name: 'Ann' })
  const cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? ''
  const seats = [{ kind: 'me' }, { kind: 'anyone' }]
  const made = await post(first.base, '/api/tables', { game: 'all-out-assault', seats }, cookie)
  const { id } = (await made.json()) as { id: string }
  first.stop(whom)
  expect(await first.ended).toContain('"msg":"stopped"')
  expect(existsSync(`${file}-wal`)).toBe(false) // the store was closed, and did not just cease

  const second = await serve(how, file)
  const found = await fetch(new URL(`/api/tables/${id}`, second.base), { headers: { cookie } })
  expect(found.status).toBe(200)
  second.stop(whom)
  await second.ended
})
