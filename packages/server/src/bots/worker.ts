import { randomBytes } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { bots, isDeep, levelNamed, Thoughts } from '@undercroft/bots'
import { FastDice } from '@undercroft/kernel'
import { type GamesModule, sharedNow, type Task, type Thought } from './task.ts'

const port = parentPort
if (port === null) throw new Error('this file is run by a worker')
const { loadGame } = (await import(workerData as string)) as GamesModule
/** A thread that has to start first, and to load the game, still thinks for this share of the time. */
const LEAST_SHARE = 0.5

/** A bot's whims are its own, and never the table's dice. */
const whims = new FastDice(randomBytes(16).toString('hex'))
const thoughts = new Thoughts({ now: () => performance.now(), rest: () => new Promise(next => setImmediate(next)) })

port.on('message', (task: Task) => void think(task).then(thought => port.postMessage(thought)))

async function think({
  id,
  table,
  game: name,
  level: wanted,
  ms,
  askedAt,
  seen,
  talks,
  ask,
  plan,
}: Task): Promise<Thought> {
  const game = await loadGame(name)
  const level = levelNamed(wanted)
  if (game === undefined || level === undefined) return { id, failed: `no bot "${wanted}" for "${name}"` }
  try {
    const bot = bots[level === 'random' ? level : 'greedy'](game, whims)
    const said = talks ? bot.remark?.(seen, ask.seat) : undefined
    if (said !== undefined) return { id, choice: said }
    if (!isDeep(level) || ms <= 0) return { id, choice: bot.choose(seen, ask) }
    const left = Math.max(ms * LEAST_SHARE, ms - (sharedNow() - askedAt))
    const thought = await thoughts.think({ table, game, seen, ask, plan, dice: whims, budget: { ms: left } })
    return { id, choice: thought.choice, ...(thought.plan && { plan: thought.plan }) }
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) }
  }
}
