import { randomBytes } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { BOT_LEVELS, bots } from '@undercroft/bots'
import { FastDice } from '@undercroft/kernel'
import type { GamesModule, Task, Thought } from './task.ts'

const port = parentPort
if (port === null) throw new Error('this file is run by a worker')
const { loadGame } = (await import(workerData as string)) as GamesModule
/** A bot's whims are its own, and never the table's dice. */
const whims = new FastDice(randomBytes(16).toString('hex'))

port.on('message', (task: Task) => void think(task).then(thought => port.postMessage(thought)))

async function think({ id, game: name, level: wanted, seen, talks, ask }: Task): Promise<Thought> {
  const game = await loadGame(name)
  const level = BOT_LEVELS.find(each => each === wanted)
  if (game === undefined || level === undefined) return { id, failed: `no bot "${wanted}" for "${name}"` }
  try {
    const bot = bots[level](game, whims)
    return { id, choice: (talks ? bot.remark?.(seen, ask.seat) : undefined) ?? bot.choose(seen, ask) }
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) }
  }
}
