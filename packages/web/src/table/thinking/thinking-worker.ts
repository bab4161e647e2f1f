import { chancesOf, type Plan, Thoughts } from '@undercroft/bots'
import { loadGame } from '@undercroft/games'
import { FastDice, type Shape } from '@undercroft/kernel'
import type { Found, ThinkingReport, ThinkingRequest } from './task.ts'

/** This thread thinks and knows nothing of a table but what the seat sees that it thinks for. */
const scope = self as unknown as {
  postMessage(report: ThinkingReport): void
  onmessage: ((message: MessageEvent<ThinkingRequest>) => void) | null
}

/** A bot's whims are its own, and never the table's dice. */
const whims = new FastDice(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
/** What each seat has planned for its turn. Advice has no plans: a person may do something else. */
const plans = new Map<string, Plan<Shape>>()
const stops = new Map<number, AbortController>()
const { port1, port2 } = new MessageChannel()
const thoughts = new Thoughts({
  now: () => performance.now(),
  rest: () =>
    new Promise(next => {
      port1.onmessage = () => next() // sooner than a timer, and after what has been heard meanwhile
      port2.postMessage(undefined)
    }),
})

scope.onmessage = ({ data }) => {
  if (data.kind === 'stop') stops.get(data.id)?.abort()
  else void answer(data)
}

async function answer(request: Extract<ThinkingRequest, { kind: 'think' }>): Promise<void> {
  const { id } = request
  const found = await think(request).catch(() => undefined)
  stops.delete(id)
  scope.postMessage({ id, found })
}

async function think({ id, purpose, task }: Extract<ThinkingRequest, { kind: 'think' }>): Promise<Found | undefined> {
  const stop = new AbortController()
  stops.set(id, stop)
  const game = await loadGame(task.game)
  if (game === undefined) return undefined
  const { seen, ask, ms } = task
  const seat = `${task.game} ${ask.seat}`
  const plan = purpose === 'answer' ? plans.get(seat) : undefined
  const explains = purpose === 'advice'
  const wish = { table: purpose, game, seen, ask, plan, explains, dice: whims, budget: { ms }, signal: stop.signal }
  const thought = await thoughts.think(wish)
  if (purpose === 'answer') {
    plans.delete(seat)
    if (thought.plan !== undefined) plans.set(seat, thought.plan)
  }
  return { choice: thought.choice, chances: chancesOf(thought) }
}
