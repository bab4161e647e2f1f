// The long tests of the server, started by scripts/soak.mjs: `chaos KILLS` or `fuzz MESSAGES`. Exit code 130: stopped before the end.
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../store/testing/postgres.ts'
import { type ChaosOptions, chaos, startNode } from './chaos.ts'
import { fuzz } from './fuzz.ts'

const INTERRUPTED = 130
const TABLES = 20
const MESSAGES_AT_ONCE = 10_000
/** What the heap may grow by until the end: caches and compiled code, no leak. */
const STEADY_BYTES = 32e6
const SAY_EVERY_MS = 2000

const stop = new AbortController()
process.on('SIGINT', () => stop.abort())
process.on('SIGTERM', () => stop.abort())
process.on('disconnect', () => stop.abort()) // who has started it is gone

const folder = mkdtempSync(join(tmpdir(), 'undercroft-soak-'))
const file = join(folder, 'tables.db')
const [part, amount] = process.argv.slice(2)
try {
  const isSound = part === 'chaos' ? await chaosOnBoth(Number(amount)) : await fuzzed(Number(amount))
  process.exitCode = isSound ? (stop.signal.aborted ? INTERRUPTED : 0) : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (process.connected) process.disconnect?.()

async function chaosOnBoth(kills: number): Promise<boolean> {
  const tables = TABLES
  const onFile = await told('SQLite', { env: { UNDERCROFT_FILE: file }, nodes: 1, tables, kills })
  if (stop.signal.aborted) return onFile
  const postgres = await startPostgres()
  const disturb = async (): Promise<void> => {
    await postgres.kill()
    await postgres.start()
  }
  try {
    const env = { DATABASE_URL: postgres.url }
    return (await told('two nodes on PostgreSQL', { env, nodes: 2, tables, kills, disturb })) && onFile
  } finally {
    await postgres.stop()
  }
}

async function told(where: string, options: ChaosOptions): Promise<boolean> {
  const say = rarely()
  const progress = (killed: number, taken: number): void =>
    say(`chaos, ${where}: ${killed} of ${options.kills} kills, ${taken} choices acknowledged`)
  const report = await chaos({ ...options, people: true, progress, signal: stop.signal })
  const { killed, acknowledged, lost, twice, stuck, people } = report
  const { codes = 0, codesLost = 0, pairs = 0, pairsBroken = 0, cupsBroken = 0 } = people ?? {}
  const isSound = acknowledged > 0 && lost + twice + stuck + codesLost + pairsBroken + cupsBroken === 0
  console.log(
    `chaos, ${where}: ${isSound ? 'sound' : 'BROKEN'} after ${killed} kills: ${acknowledged} choices acknowledged, ` +
      `${lost} lost, ${twice} applied twice, ${stuck} of ${options.tables} tables stuck; ` +
      `${codes} recovery codes, ${codesLost} lost; ${pairs} pairs of strangers, ${pairsBroken} broken; ` +
      `the tournament is ${cupsBroken === 0 ? 'played out' : 'BROKEN'}`,
  )
  return isSound
}

async function fuzzed(messages: number): Promise<boolean> {
  const seed = String(randomInt(2 ** 31))
  const node = await startNode({ UNDERCROFT_FILE: file })
  const answers = new Map<string, number>()
  const say = rarely()
  let [sent, leaked, unexpected, before] = [0, 0, 0, 0]
  try {
    while (sent < messages && !stop.signal.aborted) {
      const report = await fuzz(node.base, Math.min(MESSAGES_AT_ONCE, messages - sent), `${seed} ${sent}`)
      for (const [answer, count] of report.answers) answers.set(answer, (answers.get(answer) ?? 0) + count)
      leaked += report.leaked
      unexpected += report.closed - report.oversized
      // What was compiled and filled the first time is no leak.
      if (sent === 0) before = await node.memory()
      sent += report.sent
      say(`fuzz: ${sent} of ${messages} messages`)
    }
    const grown = (await node.memory()) - before
    const failures = [...answers].filter(([answer]) => /^5|internal|unavailable/.test(answer))
    const isSound = failures.length === 0 && leaked + unexpected === 0 && grown < STEADY_BYTES
    console.log(
      `fuzz: ${isSound ? 'sound' : 'BROKEN'} after ${sent} messages with seed ${seed}: ${leaked} leaks, ` +
        `${unexpected} sockets lost, ${megabytes(grown)} MB more in use; ` +
        [...answers].map(([answer, count]) => `${answer} ${count}`).join(', '),
    )
    return isSound
  } finally {
    await node.kill()
  }
}

/** Says how far it is, now and then. */
function rarely(): (line: string) => void {
  let last = 0
  return line => {
    if (Date.now() - last < SAY_EVERY_MS) return
    last = Date.now()
    console.log(line)
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}
