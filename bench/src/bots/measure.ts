import { availableParallelism } from 'node:os'
import { Thoughts } from '@undercroft/bots'
import { FastDice } from '@undercroft/kernel'
import { BotPool } from '@undercroft/server'
import { type Question, questions } from './questions.ts'

/** The number of tables whose bots think at the same time, the time of a thought, and how often they think. */
export const TABLES = 20
const THINKS_MS = 300
const ANSWERS = 5
/** One more table has a bot that answers at once; it is asked again after this pause. */
const PAUSE_MS = 40

export interface BotFigures {
  /** How much later than its time each answer came. */
  readonly over: readonly number[]
  /** How long each answer took that needs no thought, while others thought. */
  readonly quick: readonly number[]
  /** By game: what a slice of thinking cost in time of the processor, after which the thread hears its messages. */
  readonly slices: { readonly [game: string]: readonly number[] }
}

/** Measures how far bots keep to their time where many of them think. */
export async function measureBots(
  say: (stage: string, detail: string) => void,
  stop: AbortSignal,
): Promise<BotFigures> {
  const asked = await questions(TABLES)
  say('bots', `${TABLES} tables`)
  const { over, quick } = await crowd(asked, stop)
  const slices: Record<string, readonly number[]> = {}
  for (const question of asked.slice(0, new Set(asked.map(({ game }) => game.id)).size)) {
    if (stop.aborted) break
    say('bots, slices', question.game.id)
    slices[question.game.id] = await slicesOf(question)
  }
  return { over, quick, slices }
}

/** As many threads as a server has by itself. */
const THREADS = Math.max(1, availableParallelism() - 1)

async function crowd(asked: readonly Question[], stop: AbortSignal): Promise<Pick<BotFigures, 'over' | 'quick'>> {
  const pool = new BotPool(import.meta.resolve('@undercroft/games'), THREADS)
  const [over, quick]: [number[], number[]] = [[], []]
  const answer = async (table: string, { game, seen, ask }: Question, level: string, ms: number) => {
    const from = performance.now()
    await pool.think({ table, game: game.id, level, ms, seen, talks: false, ask })
    return performance.now() - from - ms
  }
  // First the threads load the games and compile their code, which does not count as thinking.
  await Promise.all(asked.map((each, i) => answer(`${i}`, each, 'master', THINKS_MS)))
  let thinking = true
  const thinkers = asked.map(async (each, i) => {
    for (let n = 0; n < ANSWERS && !stop.aborted; n++) over.push(await answer(`${i}`, each, 'master', THINKS_MS))
  })
  const [first] = asked
  const asks = async () => {
    while (thinking && first !== undefined && !stop.aborted) {
      quick.push(await answer('quick', first, 'greedy', 0))
      await new Promise(next => setTimeout(next, PAUSE_MS))
    }
  }
  const quickly = asks()
  await Promise.all(thinkers)
  thinking = false
  await quickly
  await pool.close()
  return { over, quick }
}

/** Thinks in this thread and gives what each slice cost it: what else the machine does is not counted. */
async function slicesOf({ game, seen, ask }: Question): Promise<readonly number[]> {
  const slices: number[] = []
  const spent = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let since = spent()
  const thoughts = new Thoughts({
    now: spent,
    async rest() {
      slices.push(spent() - since)
      await new Promise(next => setImmediate(next))
      since = spent()
    },
  })
  const think = () =>
    thoughts.think({ table: 'one', game, seen, ask, dice: new FastDice('slices'), budget: { ms: 2 * THINKS_MS } })
  await think() // compiles
  slices.length = 0
  since = spent()
  await think()
  return slices
}
