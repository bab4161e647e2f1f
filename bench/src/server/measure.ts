import { type ChildProcess, fork } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '@undercroft/server/testing/postgres'
import {
  HOST_NAMES,
  HOSTS,
  type Host,
  IDLE_TABLES,
  type Load,
  type Measured,
  type Order,
  PACED_TABLES,
  type Place,
  SERVED,
  type ServerFigures,
  type Speed,
  TABLE_COUNTS,
  type Usage,
} from './kinds.ts'
import { quantile } from './play-for.ts'

const HOST = fileURLToPath(new URL('host.ts', import.meta.url))
const LOAD = fileURLToPath(new URL('load.ts', import.meta.url))
/** A folder in the workspace, because the system's temporary folder may be in memory. */
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url))

/** The warm-up: a server runs for weeks, so its first seconds before compilation do not count. */
const WARM_UP_MS = 6000
const MEASURE_MS = 3000
const WARM_UP_TABLES = 20
/** People who play live answer so often, each at a table of their own. */
const PACE_EVERY_MS = 3000
const PACE_MS = 20_000
const MADE_TABLES = 500
/** Idle tables leave memory after this, so that they can be measured. */
const REST_AFTER_MS = 1000
/** The longest run. A longer one is stuck. */
const PATIENCE_MS = 120_000

export interface ServerPace {
  readonly warmUpMs: number
  readonly measureMs: number
  readonly tables: readonly number[]
  readonly idleTables: number
  readonly pacedTables: number
}

const USUAL: ServerPace = {
  warmUpMs: WARM_UP_MS,
  measureMs: MEASURE_MS,
  tables: TABLE_COUNTS,
  idleTables: IDLE_TABLES,
  pacedTables: PACED_TABLES,
}

type Say = (stage: string, detail: string) => void

/** Measures each contestant at each number of tables, people's pace, new tables, then idle ones, each in processes of its own. */
export async function measureServers(
  figures: ServerFigures,
  progress: Say,
  signal: AbortSignal,
  pace: ServerPace = USUAL,
): Promise<void> {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(`${CACHE}bench-`)
  chmodSync(folder, 0o755) // PostgreSQL runs as another user where we are root
  const postgres = await startPostgres({ durableIn: folder })
  const bench: Bench = { figures, progress, signal, pace, place: host => placeOf(folder, host, postgres.url) }
  try {
    await measureSpeeds(bench)
    for (const host of OURS) await measurePace(bench, host)
    for (const host of OURS) await measureMaking(bench, host)
    for (const host of HOSTS) if (host !== 'relay' && host !== 'postgres') await measureIdle(bench, host)
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const OURS = ['ours', 'postgres'] as const

interface Bench {
  readonly figures: ServerFigures
  readonly progress: Say
  readonly signal: AbortSignal
  readonly pace: ServerPace
  readonly place: (host: Host) => Place
}

function placeOf(folder: string, host: Host, databaseUrl: string): Place {
  const own = mkdtempSync(`${folder}/`)
  return host === 'postgres' ? { folder: own, databaseUrl } : { folder: own }
}

async function measureSpeeds({ figures, progress, signal, pace, place }: Bench): Promise<void> {
  for (const game of SERVED) {
    for (const tables of pace.tables) {
      for (const host of hostsOf(game)) {
        if (signal.aborted) return
        const load: Load = { host, game, tables }
        progress(`server, ${game} at ${tables} tables`, HOST_NAMES[host])
        const run = await Run.start(load, place(host), signal)
        try {
          await run.play({ do: 'play', ms: pace.warmUpMs })
          figures.measured.push({ load, ...(await run.measure({ do: 'play', ms: pace.measureMs })) })
        } finally {
          run.end()
        }
      }
    }
  }
}

async function measurePace({ figures, progress, signal, pace, place }: Bench, host: Host): Promise<void> {
  if (signal.aborted) return
  const load: Load = { host, game: 'all-out-assault', tables: pace.pacedTables }
  progress(`server, ${pace.pacedTables} tables at people's pace`, HOST_NAMES[host])
  const run = await Run.start(load, place(host), signal)
  try {
    figures.paced.push({ load, ...(await run.measure({ do: 'pace', ms: PACE_MS, everyMs: PACE_EVERY_MS })) })
  } finally {
    run.end()
  }
}

async function measureMaking({ figures, progress, signal, place }: Bench, host: Host): Promise<void> {
  if (signal.aborted) return
  progress('server, new tables', HOST_NAMES[host])
  const run = await Run.start({ host, game: 'all-out-assault', tables: 0 }, place(host), signal)
  try {
    await run.make(MADE_TABLES)
    const before = await run.usage()
    const times = (await run.make(MADE_TABLES)).toSorted((a, b) => a - b)
    const cpuMicros = ((await run.usage()).cpuMicros - before.cpuMicros) / MADE_TABLES
    figures.making.push({ host, p50: quantile(times, 0.5), p99: quantile(times, 0.99), cpuMicros })
  } finally {
    run.end()
  }
}

async function measureIdle({ figures, progress, signal, pace, place }: Bench, host: Host): Promise<void> {
  if (signal.aborted) return
  progress(`server, ${pace.idleTables} idle tables`, HOST_NAMES[host])
  const idle = { ...place(host), restAfterMs: REST_AFTER_MS }
  const run = await Run.start({ host, game: 'pig', tables: 0 }, idle, signal)
  try {
    await run.leave(WARM_UP_TABLES)
    const before = await run.memory()
    await run.leave(pace.idleTables)
    figures.idle.push({ host, mb: ((await run.memory()) - before) / 2 ** 20 })
  } finally {
    run.end()
  }
}

/** The other contestants do not have our games. */
function hostsOf(game: Load['game']): readonly Host[] {
  return game === 'pig' ? HOSTS : OURS
}

/** A server and its clients. */
class Run {
  readonly #host: ChildProcess
  readonly #load: ChildProcess
  readonly #name: string
  readonly #empty: number
  readonly #stop: () => void
  readonly #signal: AbortSignal

  static async start(load: Load, place: Place, signal: AbortSignal): Promise<Run> {
    const name = HOST_NAMES[load.host]
    const host = fork(HOST, [JSON.stringify({ host: load.host, place })], { execArgv: ['--expose-gc'] })
    const stop = (): void => void host.kill('SIGKILL')
    signal.addEventListener('abort', stop)
    try {
      const port = Number(await answer(host, name))
      const empty = Number(await ask(host, name, 'memory'))
      const child = fork(LOAD, [JSON.stringify({ load, port })], { execArgv: [] })
      await answer(child, name)
      return new Run(host, child, name, empty, signal)
    } catch (error) {
      stop()
      throw error
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }

  private constructor(host: ChildProcess, load: ChildProcess, name: string, empty: number, signal: AbortSignal) {
    this.#host = host
    this.#load = load
    this.#name = name
    this.#empty = empty
    this.#signal = signal
    this.#stop = () => this.end()
    signal.addEventListener('abort', this.#stop)
  }

  async play(order: Order): Promise<Speed> {
    return (await ask(this.#load, this.#name, order)) as Speed
  }

  /** Plays, and says what it cost. */
  async measure(order: Order): Promise<Omit<Measured, 'load'>> {
    const before = await this.usage()
    const speed = await this.play(order)
    const after = await this.usage()
    const used = {
      cpuMicros: after.cpuMicros - before.cpuMicros,
      allocatedBytes: after.allocatedBytes - before.allocatedBytes,
    }
    return { speed, used, addedMb: (await this.memory()) / 2 ** 20 }
  }

  async usage(): Promise<Usage> {
    return (await ask(this.#host, this.#name, 'usage')) as Usage
  }

  /** Milliseconds for each of so many new tables. */
  async make(tables: number): Promise<readonly number[]> {
    return (await ask(this.#load, this.#name, { do: 'make', tables })) as readonly number[]
  }

  async leave(tables: number): Promise<void> {
    const order: Order = { do: 'leave', tables }
    await ask(this.#load, this.#name, order)
  }

  /** Bytes that the server has taken since it started. */
  async memory(): Promise<number> {
    return Number(await ask(this.#host, this.#name, 'memory')) - this.#empty
  }

  end(): void {
    this.#signal.removeEventListener('abort', this.#stop)
    for (const child of [this.#load, this.#host]) child.kill('SIGKILL')
  }
}

function ask(child: ChildProcess, name: string, question: Order | 'memory' | 'usage'): Promise<unknown> {
  const answered = answer(child, name)
  child.send(question)
  return answered
}

function answer(child: ChildProcess, name: string): Promise<unknown> {
  return new Promise((done, failed) => {
    const patience = setTimeout(() => over(() => failed(new Error(`${name} does not answer`))), PATIENCE_MS)
    const heard = (message: unknown): void => over(() => done(message))
    const ended = (): void => over(() => failed(new Error(`${name} has ended before its run did`)))
    const over = (then: () => void): void => {
      clearTimeout(patience)
      child.off('message', heard)
      child.off('exit', ended)
      then()
    }
    child.once('message', heard)
    child.once('exit', ended)
  })
}
