import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { analyse, turningPoints } from '@undercroft/bots'
import { readRecord, replay } from '@undercroft/kernel'
import { type AnalysisReport, type AnalysisTask, pack } from './analysis-task.ts'
import type { GamesModule } from './task.ts'

/** How long it looks before it asks whether it may go on. */
const SLICE_MS = 50

/** The same game is looked at with the same dice each time. */
const SEED = 'undercroft'

// Linux gives each thread a priority of its own; elsewhere it would be that of the whole server.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

const port = parentPort
if (port === null) throw new Error('this file is run by a worker')
port.postMessage(
  await look(port, workerData as AnalysisTask).catch((error: unknown): AnalysisReport => {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }),
)

async function look(asked: MessagePort, { module, text, rounds }: AnalysisTask): Promise<AnalysisReport> {
  const { loadGame } = (await import(module)) as GamesModule
  const record = readRecord(text)
  if (!record.ok) throw new Error(record.error.message)
  const game = await loadGame(record.value.game)
  if (game === undefined) throw new Error(`there is no game "${record.value.game}" here`)
  const match = replay(game, record.value)
  if (!match.ok) throw new Error(match.error.message)
  const depth = { rounds, seed: SEED }
  const looking = analyse(match.value, depth)
  let [spent, from] = [0, performance.now()]
  for (;;) {
    const { value, done } = looking.next()
    if (done) {
      const turnings = turningPoints(match.value, value, depth)
      const seconds = (spent + performance.now() - from) / 1000
      const names = record.value.seats.map(({ name }) => name)
      return { kind: 'found', found: pack({ game: game.id, names, ...value, turnings, rounds, seconds }) }
    }
    const slice = performance.now() - from
    if (slice < SLICE_MS) continue
    spent += slice
    asked.postMessage({ kind: 'so-far', steps: value } satisfies AnalysisReport)
    await once(asked, 'message')
    from = performance.now()
  }
}
