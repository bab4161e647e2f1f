import { parentPort, workerData } from 'node:worker_threads'
import { type GameRow, playUnit } from '@undercroft/lab'
import { gameFrom } from '../catalogue.ts'
import { STOP } from '../threads.ts'
import type { FromWorker, LabJob, ToWorker } from './job.ts'

const port = parentPort
if (port === null) throw new Error('this file is run by a worker')

const { module, experiment, rows: wantsRows, control } = workerData as LabJob
const flags = new Int32Array(control)
const stopped = (): boolean => Atomics.load(flags, STOP) !== 0
const game = await gameFrom(module, experiment.game)
const post = (message: FromWorker): void => port.postMessage(message)

port.on('message', (message: ToWorker) => {
  if ('end' in message || stopped()) return port.close()
  const { unit } = message
  try {
    const rows: GameRow[] = []
    const chunk = playUnit(game, experiment, unit, stopped, wantsRows ? row => rows.push(row) : undefined)
    if (chunk === undefined) port.close()
    else post({ kind: 'done', unit, chunk, ...(wantsRows ? { rows } : {}) })
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error)
    post({
      kind: 'failed',
      message: `one of games ${unit.from} to ${unit.to - 1} of seed ${experiment.seed} broke off: ${why}`,
    })
    port.close()
  }
})
post({ kind: 'ready' })
