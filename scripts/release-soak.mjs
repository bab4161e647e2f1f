// An archive in a bare Debian root, as somebody without rights: start, play, stop, start again, upgrade with a table in play, rollback.
// Started by scripts/soak.mjs. Needs root (for chroot) and debootstrap; DEBIAN_ROOT names a bare root that is there already.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { release } from './release.mjs'
import { root, runMain, Stop } from './workspace.mjs'

const CHROOT = '/usr/sbin/chroot'
const NOBODY = 65_534
const MIRROR = 'http://deb.debian.org/debian'
const HOME = '/opt/undercroft'
const STATE = '/var/lib/undercroft'
const DATA = `${STATE}/tables.sqlite`
const PROGRAM = `${HOME}/current/bin/undercroft`

/** @typedef {{ ticket: number, options: unknown[] }} Ask */
/** @typedef {{ base: string, stop: () => Promise<number> }} Running */

/** The servers that run, so that none is left behind. @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()

/** @param {boolean} is @param {string} what */
function check(is, what) {
  if (!is) throw new Stop(`release: BROKEN: ${what}`)
  console.log(`release: ${what}`)
}

/** @param {string} program @param {string[]} args */
function run(program, args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status === 0) return stdout
  throw new Stop(`release: ${program} ${args.join(' ')} failed: ${error?.message ?? (stderr || stdout).slice(-2000)}`)
}

/** The arguments of chroot for the program, as nobody and with an empty environment. @param {string} debian @param {string[]} args */
function inside(debian, args) {
  return [`--userspec=${NOBODY}:${NOBODY}`, debian, '/usr/bin/env', '-i', 'PATH=/usr/bin:/bin', PROGRAM, ...args]
}

/** @param {string} debian @returns {Promise<Running>} */
function start(debian) {
  const child = spawn(CHROOT, inside(debian, ['serve', '--port', '0', '--data', DATA]), {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  /** @type {Promise<number>} */
  const ended = new Promise(done => child.on('exit', code => done(code ?? 1)))
  children.add(child)
  void ended.then(() => children.delete(child))
  return new Promise((done, failed) => {
    createInterface({ input: child.stdout }).on('line', line => {
      const base = /http:\S+[^/\s]/.exec(line)?.[0]
      const stop = () => {
        child.kill('SIGTERM')
        return ended
      }
      if (base !== undefined) done({ base, stop })
    })
    void ended.then(code => failed(new Stop(`release: the server ended with ${code} before it was ready`)))
  })
}

/** Unpacks an archive beside the others. @param {string} debian @param {string} archive @param {string} version */
function unpack(debian, archive, version) {
  const home = join(debian, HOME)
  mkdirSync(home, { recursive: true })
  run('tar', ['-xzf', archive, '-C', home, '--no-same-owner'])
  check(existsSync(join(home, `undercroft-${version}`, 'MANIFEST.json')), `${version} is unpacked`)
}

/** What is current is one link, which changes at once. @param {string} debian @param {string} version */
function choose(debian, version) {
  const link = join(debian, HOME, 'current')
  rmSync(`${link}.new`, { force: true })
  symlinkSync(`undercroft-${version}`, `${link}.new`)
  renameSync(`${link}.new`, link)
  check(run(CHROOT, inside(debian, ['--version'])).trim() === `undercroft ${version}`, `${version} is current`)
}

/** A guest with a table of All Out Assault, against a bot. @param {string} base */
async function play(base) {
  const guest = await fetch(`${base}/api/guests`, sending({ name: 'Ada' }))
  const cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? ''
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }]
  const made = await fetch(`${base}/api/tables`, sending({ game: 'all-out-assault', seats }, cookie))
  const card = /** @type {{ id: string, seal: { commitment: string } }} */ (await made.json())
  check(guest.status === 200 && made.status === 200, 'a guest makes a table')
  const word = { commitment: card.seal.commitment, word: 'lantern' }
  const worded = await fetch(`${base}/api/tables/${card.id}/word`, sending(word, cookie))
  check(worded.status === 200, 'the guest sends a word')
  return { cookie, table: card.id }
}

/** @param {unknown} body @param {string} [cookie] */
function sending(body, cookie) {
  const headers = { 'content-type': 'application/json', ...(cookie === undefined ? {} : { cookie }) }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}

/** What the guest is asked, once it is so. @param {string} base @param {{ cookie: string, table: string }} who */
async function asked(base, { cookie, table }) {
  for (;;) {
    const answer = await fetch(`${base}/api/tables/${table}/view?seat=0`, { headers: { cookie } })
    if (answer.status !== 200) throw new Stop(`release: BROKEN: the table is answered with ${answer.status}`)
    const { view } = /** @type {{ view: { ask?: Ask } }} */ (await answer.json())
    if (view.ask !== undefined) return view.ask
    await new Promise(done => setTimeout(done, 100))
  }
}

/** Takes the first choice that is offered. @param {string} base @param {{ cookie: string, table: string }} who */
async function answer(base, who) {
  const { ticket, options } = await asked(base, who)
  const body = { request: `release-${ticket}`, seat: 0, ticket, choice: options[0] }
  const answered = await fetch(`${base}/api/tables/${who.table}/answers`, sending(body, who.cookie))
  check(answered.status === 200, `the guest answers (${answered.status})`)
}

/** @param {string} base */
async function serves(base) {
  const [health, page] = await Promise.all([fetch(`${base}/healthz`), fetch(`${base}/`)])
  check(health.status === 200 && page.status === 200, '/healthz and the page answer 200')
}

/** @param {Running} running */
async function stopped({ stop }) {
  check((await stop()) === 0, 'SIGTERM ends it with 0')
}

/** @param {string} debian @param {{ version: string, path: string }[]} archives */
async function tryOut(debian, [old, next]) {
  if (old === undefined || next === undefined) throw new Stop('release: two archives are needed')
  for (const folder of [HOME, STATE]) rmSync(join(debian, folder), { recursive: true, force: true })
  mkdirSync(join(debian, STATE), { recursive: true })
  chownSync(join(debian, STATE), NOBODY, NOBODY)
  unpack(debian, old.path, old.version)
  choose(debian, old.version)
  let running = await start(debian)
  await serves(running.base)
  const who = await play(running.base)
  await answer(running.base, who)
  const before = (await asked(running.base, who)).ticket
  await stopped(running)

  running = await start(debian)
  check((await asked(running.base, who)).ticket === before, 'after a restart the table asks the same')

  unpack(debian, next.path, next.version)
  const backup = `${STATE}/before-${next.version}.ndjson`
  run(CHROOT, inside(debian, ['backup', backup, '--data', DATA]))
  check(existsSync(join(debian, backup)), 'a backup is made while it runs')
  await stopped(running)
  choose(debian, next.version)
  running = await start(debian)
  check((await asked(running.base, who)).ticket === before, 'after the upgrade the table asks the same')
  await answer(running.base, who)
  check((await asked(running.base, who)).ticket !== before, 'play goes on')
  await stopped(running)

  choose(debian, old.version)
  for (const end of ['', '-wal', '-shm']) rmSync(join(debian, DATA + end), { force: true })
  run(CHROOT, inside(debian, ['restore', backup, '--data', DATA]))
  running = await start(debian)
  check((await asked(running.base, who)).ticket === before, 'after the rollback the table asks what the backup has')
  await serves(running.base)
  await stopped(running)
}

await runMain(async () => {
  if (process.getuid?.() !== 0) throw new Stop('release: chroot needs root. Run it as root; the server runs as nobody.')
  const work = mkdtempSync(join(tmpdir(), 'undercroft-release-soak-'))
  try {
    const debian = process.env.DEBIAN_ROOT ?? join(work, 'debian')
    if (process.env.DEBIAN_ROOT === undefined)
      run('debootstrap', ['--variant=minbase', '--include=libatomic1', 'bookworm', debian, MIRROR])
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const built = existsSync(join(root, 'packages/web/dist/index.html'))
    const versions = [version, `${version}-next`]
    const archives = versions.map((each, at) => ({
      version: each,
      path: release({ version: each, out: work, built: built || at > 0 }),
    }))
    await tryOut(debian, archives)
    console.log('release: sound')
  } finally {
    for (const child of children) child.kill('SIGKILL')
    rmSync(work, { recursive: true, force: true })
  }
})
if (process.connected) process.disconnect?.()
