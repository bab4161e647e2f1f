import { parentPort, workerData } from 'node:worker_threads'
import { playUnit, type Unit } from '@undercroft/lab'
import type { GamesModule } from '../bots/task.ts'
import type { LabJob, Played } from './player.ts'

const port = parentPort
if (port === null) throw new Error('this file is run by a worker')
const { module, experiment } = workerData as LabJob
const { loadGame } = (await import(module)) as GamesModule
const game = await loadGame(experiment.game)

port.on('message', (unit: Unit) => port.postMessage(played(unit)))

function played(unit: Unit): Played {
  try {
    const chunk = game && playUnit(game, experiment, unit, () => false)
    return chunk === undefined ? { failed: `there is no game "${experiment.game}"` } : { chunk }
  } catch (error) {
    return { failed: `one of games ${unit.from} to ${unit.to - 1} broke off: ${String(error)}` }
  }
}
