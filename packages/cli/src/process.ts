import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { games, loadGames } from '@undercroft/games'
import { runCli } from './cli.ts'
import { type Command, INTERRUPTED, type Io } from './command.ts'

/** A signal to a process group arrives twice: directly, and forwarded by the parent. It counts once. */
const SAME_MS = 1000

/** Runs these commands as a process: its arguments, its streams, its signals, its exit code. */
export async function runProcess(commands: readonly Command[]): Promise<void> {
  const interrupt = new AbortController()
  let askedAt = Number.NEGATIVE_INFINITY
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      const code = 128 + constants.signals[signal]
      const isSame = signal !== 'SIGINT' && performance.now() - askedAt < SAME_MS
      askedAt = performance.now()
      if (isSame) return
      if (interrupt.signal.aborted) process.exit(code) // asked twice: at once
      interrupt.abort(code)
    })
  }
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
      interrupt.abort(0) // who reads has seen enough, as `head` has: that is no failure
    })
  }

  /** A command that names its game loads only that one. */
  const args = process.argv.slice(2)
  const named = games.filter(({ id }) => args.includes(id))
  const wanted = named.length === 0 ? loadGames() : Promise.all(named.map(game => game.load()))

  const home = import.meta.resolve('@undercroft/games')
  const io: Io = {
    input: process.stdin,
    out: process.stdout,
    err: process.stderr,
    env: process.env,
    catalogue: { games: await wanted, module: home, folder: fileURLToPath(new URL('.', home)) },
    now: Date.now,
    interrupted: interrupt.signal,
  }
  const code = await runCli(commands, args, io)
  const { aborted, reason } = interrupt.signal
  process.exitCode = code === INTERRUPTED && aborted ? Number(reason) : code
}
