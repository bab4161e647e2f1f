import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** WebDriver BiDi, which Firefox speaks by itself: commands with an answer each, and events. */
export interface Session {
  call(method: string, params?: object): Promise<unknown>
  close(): Promise<void>
}

interface Message {
  readonly id?: number
  readonly type: string
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
}

interface Waiting {
  done(result: unknown): void
  failed(error: Error): void
}

/** A new profile reports nothing to anybody, and scroll bars take their room, as they do for most people on a desk. */
const TASTE = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  'toolkit.telemetry.server': '',
  'widget.gtk.overlay-scrollbars.enabled': false,
}

const HELP =
  'Install one (Debian: apt-get install firefox-esr; Ubuntu: snap install firefox; macOS: brew install --cask firefox), ' +
  'or name one in FIREFOX.'

/** The program, and what it calls itself. */
export function findFirefox(): { readonly program: string; readonly version: string } | { readonly missing: string } {
  const named = process.env.FIREFOX
  const tried = named ? [named] : ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']
  for (const program of tried) {
    const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
    if (status === 0) return { program, version: stdout.trim() }
  }
  const why = named ? `FIREFOX is ${named}, which does not run.` : 'no Firefox was found.'
  return { missing: `${why} ${HELP}` }
}

/** A Firefox without a window, in a profile of its own that goes with it. */
export async function startFirefox(program: string, hear: (method: string, params: unknown) => void): Promise<Session> {
  const profile = mkdtempSync(join(tmpdir(), 'undercroft-firefox-'))
  const lines = Object.entries(TASTE).map(each => `user_pref(${each.map(part => JSON.stringify(part)).join(', ')});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const gone = once(firefox, 'exit')
  const end = async () => {
    if (firefox.exitCode === null && firefox.signalCode === null) firefox.kill()
    await gone
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const { call, socket } = await connect(`${await addressOf(firefox)}/session`, hear)
    await call('session.new', { capabilities: {} })
    return {
      call,
      async close() {
        socket.close()
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** Firefox says where it listens. */
function addressOf(firefox: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    let said = ''
    firefox.stderr?.on('data', part => {
      said += part
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1]
      if (address !== undefined) done(address)
    })
    firefox.on('error', failed)
    firefox.on('exit', () => failed(new Error(`Firefox has ended: ${said.trim()}`)))
  })
}

async function connect(address: string, hear: (method: string, params: unknown) => void) {
  const waiting = new Map<number, Waiting>()
  let sent = 0
  const socket = new WebSocket(address)
  await new Promise<void>((done, failed) => {
    socket.onopen = () => done()
    socket.onerror = () => failed(new Error(`Firefox does not answer at ${address}`))
  })
  socket.onclose = () => {
    for (const each of waiting.values()) each.failed(new Error('Firefox is gone'))
  }
  socket.onmessage = ({ data }) => {
    const { id, type, method, params, result, error, message }: Message = JSON.parse(String(data))
    if (id === undefined) return hear(method ?? '', params)
    const asked = waiting.get(id)
    waiting.delete(id)
    if (type === 'error') asked?.failed(new Error(`${error}: ${message}`))
    else asked?.done(result)
  }
  const call: Session['call'] = (method, params = {}) =>
    new Promise((done, failed) => {
      if (socket.readyState !== WebSocket.OPEN) return failed(new Error('Firefox is gone'))
      sent++
      waiting.set(sent, { done, failed })
      socket.send(JSON.stringify({ id: sent, method, params }))
    })
  return { call, socket }
}
