import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  HOST_NAMES,
  HOSTS,
  type Host,
  IDLE_TABLES,
  type Load,
  type Order,
  SERVED,
  type ServerFigures,
  type Speed,
  TABLE_COUNTS,
} from './kinds.ts'

const HOST = fileURLToPath(new URL('host.ts', import.meta.url))
const LOAD = fileURLToPath(new URL('load.ts', import.meta.url))
/** A folder in the workspace, because the system's temporary folder may be in memory. */
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url))

/** The warm-up: a server runs for weeks, so its first seconds before compilation do not count. */
const WARM_UP_MS = 6000
const MEASURE_MS = 3000
const WARM_UP_TABLES = 20
/** The longest run. A longer one is stuck. */
const PATIENCE_MS = 60_000

export interface ServerPace {
  readonly warmUpMs: number
  readonly measureMs: number
  readonly tables: readonly number[]
  readonly idleTables: number
}

const USUAL: ServerPace = {
  warmUpMs: WARM_UP_MS,
  measureMs: MEASURE_MS,
  tables: TABLE_COUNTS,
  idleTables: IDLE_TABLES,
}

/** Measures each contestant at each number of tables, then idle tables, each in processes of its own. */
export async function measureServers(
  figures: ServerFigures,
  progress: (stage: string, detail: string) => void,
  signal: AbortSignal,
  pace: ServerPace = USUAL,
): Promise<void> {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(`${CACHE}bench-`)
  const loads = SERVED.flatMap(game =>
    pace.tables.flatMap(tables => hostsOf(game).map((host): Load => ({ host, game, tables }))),
  )
  try {
    for (const load of loads) {
      if (signal.aborted) return
      progress(`server, ${load.game} at ${load.tables} tables`, HOST_NAMES[load.host])
      const run = await Run.start(load, folder, signal)
      try {
        await run.play(pace.warmUpMs)
        const speed = await run.play(pace.measureMs)
        const addedMb = (await run.memory()) / 2 ** 20
        figures.measured.push({ load, speed, addedMb })
      } finally {
        run.end()
      }
    }
    for (const host of HOSTS.filter(each => each !== 'relay')) {
      if (signal.aborted) return
      progress(`server, ${pace.idleTables} idle tables`, HOST_NAMES[host])
      const run = await Run.start({ host, game: 'pig', tables: 0 }, folder, signal)
      try {
        await run.leave(WARM_UP_TABLES)
        const before = await run.memory()
        await run.leave(pace.idleTables)
        figures.idle.push({ host, mb: ((await run.memory()) - before) / 2 ** 20 })
      } finally {
        run.end()
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** The other contestants do not have our games. */
function hostsOf(game: Load['game']): readonly Host[] {
  return game === 'pig' ? HOSTS : ['ours']
}

/** A server and its clients. */
class Run {
  readonly #host: ChildProcess
  readonly #load: ChildProcess
  readonly #name: string
  readonly #empty: number
  readonly #stop: () => void
  readonly #signal: AbortSignal

  static async start(load: Load, folder: string, signal: AbortSignal): Promise<Run> {
    const name = HOST_NAMES[load.host]
    const own = mkdtempSync(`${folder}/`)
    const host = fork(HOST, [load.host, own], { execArgv: ['--expose-gc'] })
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

  async play(ms: number): Promise<Speed> {
    const order: Order = { do: 'play', ms }
    return (await ask(this.#load, this.#name, order)) as Speed
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

function ask(child: ChildProcess, name: string, question: Order | 'memory'): Promise<unknown> {
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
