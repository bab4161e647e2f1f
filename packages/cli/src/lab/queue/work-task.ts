import { setTimeout as pause } from 'node:timers/promises'
import { gameFrom } from '../../catalogue.ts'
import { CommandError, INTERRUPTED, type Io, note } from '../../command.ts'
import { lab } from '../lab.ts'
import { Desk, type Lease, type Run } from './desk.ts'
import { Slot } from './slot.ts'

/** How long to wait for work, and how often to say that one is at it. */
const PAUSE_MS = 500
const TOUCH_MS = 4_000

/** Plays the units of whatever experiment stands in the queue, until Ctrl-C. */
export async function workTask(url: string, threads: number, io: Io): Promise<number> {
  const desk = await Desk.open(url)
  const stop = new AbortController()
  const stopped = AbortSignal.any([stop.signal, io.interrupted])
  note(io, `works on ${threads} ${threads === 1 ? 'thread' : 'threads'}; Ctrl-C ends it`)
  try {
    const runs = new Map<string, Run>()
    await Promise.all(
      Array.from({ length: threads }, () =>
        serve(desk, runs, io, stopped).catch(error => {
          stop.abort()
          throw error
        }),
      ),
    )
    return INTERRUPTED
  } finally {
    await desk.close()
  }
}

/** One thread's share: a unit after the other. */
async function serve(desk: Desk, runs: Map<string, Run>, io: Io, stopped: AbortSignal): Promise<void> {
  const slot = new Slot(io.catalogue.module, stopped)
  try {
    while (!stopped.aborted) {
      const lease = await desk.lease()
      if (lease === undefined) await pause(PAUSE_MS, undefined, { signal: stopped }).catch(() => {})
      else await playLeased(desk, runs, io, slot, lease)
    }
  } finally {
    await slot.end()
  }
}

async function playLeased(desk: Desk, runs: Map<string, Run>, io: Io, slot: Slot, lease: Lease): Promise<void> {
  const run = runs.get(lease.run) ?? (await desk.run(lease.run))
  if (run === undefined) return desk.bring(lease, { unit: lease.unit, failure: 'the experiment is over' })
  if (!runs.has(run.id)) {
    await checkVersions(run, io).catch(async error => {
      await desk.release(lease)
      throw error
    })
    runs.set(run.id, run)
  }
  const touching = setInterval(() => void desk.touch(lease).catch(() => {}), TOUCH_MS)
  try {
    const result = await slot.play(run, lease.unit)
    if (result === undefined) await desk.release(lease)
    else await desk.bring(lease, result)
  } finally {
    clearInterval(touching)
  }
}

/** Rules of another version would give other games, and another lab other figures of them. */
async function checkVersions({ versions, experiment }: Run, { catalogue }: Io): Promise<void> {
  const [game, { LAB_VERSION }] = await Promise.all([gameFrom(catalogue.module, experiment.game), lab()])
  const both = [
    [game.title, versions.game, game.version],
    ['the lab', versions.lab, LAB_VERSION],
  ] as const
  for (const [what, there, here] of both) {
    if (there === here) continue
    throw new CommandError(`the experiment in the queue is of version ${there} of ${what}, but here is version ${here}`)
  }
}
