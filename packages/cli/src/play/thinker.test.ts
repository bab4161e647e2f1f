import { type Plan, Thoughts } from '@undercroft/bots'
import { anyGame, FastDice, Match, type OpenAsk, type Shape } from '@undercroft/kernel'
import { pig } from '@undercroft/kernel/examples'
import { expect, it } from 'vitest'
import { thinkerOf } from './thinker.ts'

const game = anyGame(pig)
const match = new Match(game, { goal: 40, players: 2 }, new FastDice('pig'))
const [ask] = match.asks(0)
if (ask === undefined) throw new Error('nobody is asked')
const free: OpenAsk<Shape> = { ...ask, options: [['roll'], ['hold']] }
const forced: OpenAsk<Shape> = { ...ask, options: [['roll']] }
const seen = match.see(0)
const plan: Plan<Shape> = { line: [['hold']], views: [1] }

/** A bot whose thoughts end at once, and are written down. */
function bot(level: 'veteran' | 'master') {
  const real = new Thoughts({ now: () => 0, rest: async () => {} })
  const wishes: unknown[] = []
  const think = thinkerOf(game, level, new FastDice(1), {
    think: async wish => {
      wishes.push({ plan: wish.plan, budget: wish.budget })
      return { ...(await real.think({ ...wish, budget: { rounds: 0 } })), plan: plan as never }
    },
  })
  return { think, wishes }
}

it.each([
  ['begins its turn', false, 'open', 1_000],
  ['goes on with it', true, 'open', 500],
  ['is asked quietly', false, 'quiet', 50],
] as const)('a Master that %s has its time, and the plan of its last answer', async (_, goesOn, shown, ms) => {
  const { think, wishes } = bot('master')
  const pace = { goesOn, signal: AbortSignal.abort() }
  for (let i = 0; i < 2; i++) await think(seen, { ...free, shown }, pace)
  expect(wishes).toEqual([
    { plan: undefined, budget: { ms } },
    { plan, budget: { ms } },
  ])
})

it.each([
  ['there is no choice', forced],
  ['it is soon sure', free],
])('its answer comes no sooner where %s', async (_, asked) => {
  const { think } = bot('veteran')
  const began = performance.now()
  await think(seen, asked, { goesOn: false, signal: new AbortController().signal })
  expect(performance.now() - began).toBeGreaterThanOrEqual(49)
})

it('what is forced is not thought about, and ends no plan', async () => {
  const { think, wishes } = bot('master')
  const pace = { goesOn: true, signal: AbortSignal.abort() }
  for (const each of [free, forced, free]) await think(seen, each, pace)
  expect(wishes).toEqual([
    { plan: undefined, budget: { ms: 500 } },
    { plan, budget: { ms: 500 } },
  ])
})
