import { once } from 'node:events'
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { Seat } from '@undercroft/kernel'
import { EXEC, type FromPipes, type PipesJob, type ToPipes, type ToProgram } from './messages.ts'

/** A program did not do what docs/bots.md asks of it. */
export class ProgramError extends Error {
  override readonly name = 'ProgramError'
}

/** After so long a thread that waits for an answer looks whether it shall stop. */
const LOOK_MS = 100

/** Programs that play, one for each seat that has one. A thread of their own reads and writes; who asks sleeps meanwhile. */
export interface Bridge {
  tell(seat: Seat, message: ToProgram): void
  /** Asks a program and gives the line that it answers. Throws a `ProgramError`. */
  ask(seat: Seat, message: ToProgram): string
  /** The error that names a program and what is wrong with it. */
  wrong(seat: Seat, what: string): ProgramError
  /** Ends the programs, and comes back when they have ended. */
  close(): Promise<void>
}

export interface BridgeWish {
  /** The players of all seats, as on the command line. */
  readonly seats: readonly string[]
  /** The seconds that an answer may take. */
  readonly patience: number
  readonly stopped: () => boolean
}

/** Starts the programs among the players; gives nothing if there are none. */
export function openBridge({ seats, patience, stopped }: BridgeWish): Bridge | undefined {
  const commands = seats.map(name => (name.startsWith(EXEC) ? name.slice(EXEC.length) : undefined))
  if (commands.every(command => command === undefined)) return undefined
  const signal = new SharedArrayBuffer(4)
  const woken = new Int32Array(signal)
  const { port1: port, port2 } = new MessageChannel()
  const data: PipesJob = { commands, port: port2, signal }
  const pipes = new Worker(new URL('./pipes.ts', import.meta.url), { workerData: data, transferList: [port2] })
  const gone = once(pipes, 'exit')
  const wrong = (seat: Seat, what: string): ProgramError =>
    new ProgramError(`the program of seat ${seat}, "${commands[seat]}", ${what}`)
  const write = (message: ToPipes): void => port.postMessage(message)
  const next = (): FromPipes | undefined => (receiveMessageOnPort(port) as { message: FromPipes } | undefined)?.message
  const tell = (seat: Seat, message: ToProgram): void => write({ kind: 'write', seat, line: JSON.stringify(message) })

  /** Between questions a program has nothing to say. */
  const hearNothing = (): void => {
    for (let said = next(); said !== undefined; said = next()) {
      if (said.kind === 'failed') throw wrong(said.seat, said.why)
      if (said.kind === 'line') throw wrong(said.seat, `wrote ${quoted(said.line)}, but was not asked`)
    }
  }

  return {
    tell,
    wrong,
    ask(seat, message) {
      hearNothing()
      tell(seat, message)
      const until = performance.now() + patience * 1000
      for (;;) {
        const before = Atomics.load(woken, 0)
        const said = next()
        if (said?.kind === 'failed') throw wrong(said.seat, said.why)
        if (said?.kind === 'line') {
          if (said.seat !== seat) throw wrong(said.seat, `wrote ${quoted(said.line)}, but was not asked`)
          return said.line
        }
        if (stopped()) throw wrong(seat, 'was not waited for: the run was stopped')
        const left = until - performance.now()
        if (left <= 0) throw wrong(seat, `did not answer within ${patience} s`)
        Atomics.wait(woken, 0, before, Math.min(left, LOOK_MS))
      }
    },
    async close() {
      write({ kind: 'end' })
      await gone
      port.close()
    },
  }
}

/** A line in a message, cut where it is long. */
export function quoted(line: string): string {
  return line.length > 200 ? `${JSON.stringify(line.slice(0, 200))}...` : JSON.stringify(line)
}
