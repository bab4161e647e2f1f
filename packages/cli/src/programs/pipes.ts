import { type ChildProcess, spawn } from 'node:child_process'
import { workerData } from 'node:worker_threads'
import type { Seat } from '@undercroft/kernel'
import type { FromPipes, PipesJob, ToPipes } from './messages.ts'

/** The longest line that a program may write. */
const MOST_CHARACTERS = 1_000_000

/** How long a program may go on after the end of its input before it is told to end, and then before it is ended. */
const END_MS = 500

/** On other systems than Windows a program is a process group of its own: Ctrl-C is ours, and its children end with it. */
const IS_GROUP = process.platform !== 'win32'

const { commands, port, signal } = workerData as PipesJob
const woken = new Int32Array(signal)
const running = new Set<ChildProcess>()
const writers = new Map<Seat, (line: string) => void>()
for (const [seat, command] of commands.entries()) if (command !== undefined) start(seat, command)

function post(message: FromPipes): void {
  port.postMessage(message)
  Atomics.add(woken, 0, 1)
  Atomics.notify(woken, 0)
}

function start(seat: Seat, command: string): void {
  const child = spawn(command, { shell: true, detached: IS_GROUP, stdio: ['pipe', 'pipe', 'inherit'] })
  running.add(child)
  const failed = (why: string): void => post({ kind: 'failed', seat, why })
  let rest = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    const lines = `${rest}${part}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) post({ kind: 'line', seat, line })
    if (rest.length <= MOST_CHARACTERS) return
    failed(`wrote a line of more than ${MOST_CHARACTERS} characters`)
    rest = ''
  })
  child.stdin.on('error', () => {}) // a program that has ended says so below
  child.on('error', error => {
    running.delete(child)
    failed(`could not be started: ${error.message}`)
  })
  child.on('close', (code, killedBy) => {
    running.delete(child)
    failed(killedBy === null ? `ended with code ${code}` : `was ended by ${killedBy}`)
  })
  writers.set(seat, line => child.stdin.write(`${line}\n`))
}

function kill(child: ChildProcess, by: 'SIGTERM' | 'SIGKILL'): void {
  try {
    if (IS_GROUP && child.pid !== undefined) process.kill(-child.pid, by)
    else child.kill(by)
  } catch {
    // it has ended meanwhile
  }
}

/** Ends all programs: first their input, then they themselves. */
async function end(): Promise<void> {
  const all = [...running]
  const ended = Promise.all(all.map(child => new Promise(done => child.once('close', done))))
  for (const child of all) child.stdin?.end()
  const timers = (['SIGTERM', 'SIGKILL'] as const).map((by, i) =>
    setTimeout(
      () => {
        for (const child of running) kill(child, by)
      },
      END_MS * (i + 1),
    ),
  )
  await ended
  for (const timer of timers) clearTimeout(timer)
  post({ kind: 'ended' })
  port.close()
}

port.on('message', (message: ToPipes) => {
  if (message.kind === 'end') void end()
  else writers.get(message.seat)?.(message.line)
})
