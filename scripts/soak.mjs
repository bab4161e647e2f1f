// The long tests: laws with a new seed in each round, all puzzles played out again, the ledgers of 1,000 games of each,
// the lab's workers and verdicts, kills of the server under load, fuzzed messages, the page in Firefox, and a release in a bare root.
// `npm run soak -- --help`. LAWS_SEED=... npm run laws repeats a round of laws; LAWS_RUNS sets how many games a law plays.
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isMain, node26, root, runMain, Stop } from './workspace.mjs'

const INTERRUPTED = 130
const PARTS = /** @type {const} */ (['laws', 'puzzles', 'ledgers', 'lab', 'chaos', 'fuzz', 'firefox', 'release'])
const SERVER = fileURLToPath(new URL('../packages/server/src/testing/soak.ts', import.meta.url))
const COMMANDS = fileURLToPath(new URL('../packages/cli/src/main.ts', import.meta.url))
const LEDGERS = fileURLToPath(new URL('../packages/cli/src/analyse/testing/soak.ts', import.meta.url))
const LAB = fileURLToPath(new URL('../packages/cli/src/lab/testing/soak.ts', import.meta.url))
const RELEASE = fileURLToPath(new URL('./release-soak.mjs', import.meta.url))
const FIREFOX = fileURLToPath(new URL('../packages/web/test/firefox/soak.ts', import.meta.url))

const HELP = `npm run soak -- [MINUTES] [options]
Plays the laws for so many minutes (5), plays the answers of all puzzles out again, adds the ledgers of many games up, plays an experiment with workers that are killed and experiments with and without something to find, kills servers under load, sends them what no honest client sends, and plays each game
in Firefox (firefox-esr or firefox, or what FIREFOX names; after npm run build), and tries a release in a bare Debian root
(as root, with debootstrap, or with DEBIAN_ROOT=FOLDER that is such a root with libatomic1).
Ctrl-C stops it and says what is finished.

  --only PART    only this: ${PARTS.join(', ')}; may be given several times
  --games N      how many games of each have their ledgers added up (1000)
  --kills N      how often a server is killed, on SQLite and on PostgreSQL each (50)
  --messages N   how many messages the fuzz sends (200000)
  --moves N      how many moves Firefox makes in each game (10)
  --pictures F   keeps pictures of each game in Firefox in this folder
  --help         print this`

const OPTIONS = '--only, --games, --kills, --messages, --moves, --pictures FOLDER, --help'

/** @typedef {(typeof PARTS)[number]} Part */
/**
 * @typedef {{ help: boolean, only: readonly Part[], minutes: number, games: number, kills: number, messages: number,
 *   moves: number, pictures?: string }} Args
 */

/** @param {string[]} args @returns {Args} */
export function readSoakArgs(args) {
  const { tokens } = parseArgs({
    args,
    strict: false, // the errors below name what is allowed
    tokens: true,
    options: Object.fromEntries(
      ['only', 'games', 'kills', 'messages', 'moves', 'pictures'].map(name => [name, { type: 'string' }]),
    ),
  })
  /** @type {Part[]} */
  const only = []
  const read = /** @type {Args} */ ({
    help: false,
    only,
    minutes: 5,
    games: 1000,
    kills: 50,
    messages: 200_000,
    moves: 10,
  })
  let words = 0
  for (const token of tokens) {
    if (token.kind === 'positional') {
      if (words++ > 0) throw new Stop(`Soak: "${token.value}" is one word too many.`)
      read.minutes = number('the number of minutes', token.value, /^\d+(\.\d+)?$/)
    }
    if (token.kind !== 'option') continue
    const { rawName, value } = token
    if (rawName === '--help') read.help = true
    else if (rawName === '--only') only.push(part(value))
    else if (rawName === '--games') read.games = number(rawName, value)
    else if (rawName === '--kills') read.kills = number(rawName, value)
    else if (rawName === '--messages') read.messages = number(rawName, value)
    else if (rawName === '--moves') read.moves = number(rawName, value)
    else if (rawName === '--pictures' && value) read.pictures = resolve(value)
    else throw new Stop(`Soak: there is no option "${rawName}" (there is ${OPTIONS}).`)
  }
  return { ...read, only: only.length === 0 ? PARTS : PARTS.filter(each => only.includes(each)) }
}

/** @param {string} name @param {string | undefined} text */
function number(name, text, form = /^\d{1,9}$/) {
  if (text !== undefined && form.test(text) && Number(text) > 0) return Number(text)
  throw new Stop(`Soak: ${name} is a number above 0, not ${text === undefined ? 'nothing' : `"${text}"`}.`)
}

/** @param {string | undefined} text @returns {Part} */
function part(text) {
  const found = PARTS.find(each => each === text)
  if (found !== undefined) return found
  throw new Stop(`Soak: --only takes one of ${PARTS.join(', ')}, not ${text === undefined ? 'nothing' : `"${text}"`}.`)
}

/**
 * Whether Ctrl-C was pressed, and the child that is running now.
 * @type {{ stopped: boolean, child?: import('node:child_process').ChildProcess | undefined }}
 */
const now = { stopped: false }

/** @param {string} program @param {string[]} args @param {import('node:child_process').SpawnOptions} options @returns {Promise<number>} */
function run(program, args, options) {
  const child = spawn(program, args, { cwd: root, ...options })
  now.child = child
  return new Promise((done, failed) => {
    child.on('error', error => failed(new Stop(`Soak: ${program} could not be started: ${error.message}`)))
    child.on('exit', code => done(code ?? 1))
  })
}

/** @param {number} minutes */
async function laws(minutes) {
  const end = Date.now() + minutes * 60_000
  for (let round = 1; Date.now() < end && !now.stopped; round++) {
    const seed = String(randomInt(2 ** 31))
    console.log(`\n== Laws, round ${round}, LAWS_SEED=${seed}`)
    const env = { ...process.env, LAWS_SEED: seed }
    const code = await run('npm', ['run', '--silent', 'laws'], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env,
    })
    if (code !== 0 && !now.stopped) {
      throw new Stop(`Soak: a law is broken. Repeat it with: LAWS_SEED=${seed} npm run laws`)
    }
  }
}

/** In a group of its own, so that Ctrl-C reaches it alone and not what it has started. @param {Part} name @param {string[]} args */
async function apart(name, args) {
  console.log(`\n== ${name[0]?.toUpperCase()}${name.slice(1)}`)
  const stdio = /** @type {const} */ (['ignore', 'inherit', 'inherit', 'ipc'])
  const code = await run(node26, args, { stdio: [...stdio], detached: true })
  if (code !== 0 && code !== INTERRUPTED) throw new Stop(`Soak: ${name} has found something; see above.`)
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    const { help, only, minutes, games, kills, messages, moves, pictures } = readSoakArgs(process.argv.slice(2))
    if (help) return console.log(HELP)
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
      process.on(signal, () => {
        now.stopped = true
        now.child?.kill(signal)
      })
    }
    /** @type {Part[]} */
    const finished = []
    for (const each of only) {
      if (each === 'laws') await laws(minutes)
      else if (each === 'ledgers') await apart(each, [LEDGERS, String(games)])
      else if (each === 'puzzles') await apart(each, [COMMANDS, 'puzzles', '--deep'])
      else if (each === 'lab') await apart(each, [LAB])
      else if (each === 'release') await apart(each, [RELEASE])
      else if (each === 'firefox')
        await apart(each, [FIREFOX, String(moves), ...(pictures === undefined ? [] : [pictures])])
      else await apart(each, [SERVER, each, String(each === 'chaos' ? kills : messages)])
      if (now.stopped) break
      finished.push(each)
    }
    const whole = finished.length === 0 ? 'nothing' : finished.join(', ')
    console.log(now.stopped ? `\nSoak: stopped. Finished and sound: ${whole}.` : `\nSoak: all is sound (${whole}).`)
    if (now.stopped) process.exitCode = INTERRUPTED
  })
}
