import { anyGame, FastDice, type Game, Play, type Seen, type Shape, see } from '@undercroft/kernel'
import { pig } from '@undercroft/kernel/examples'
import { expect, it } from 'vitest'
import { Deliberation, type Matter, type Thought, USUAL } from './deliberation.ts'
import { Judge } from './judge.ts'
import { fingerprint, type Plan, plannedFor } from './plan.ts'
import { Playout } from './playout.ts'

if (pig.thinking === undefined) throw new Error('Pig has no features')
const value = { weights: { score: 8, 'is to move': 0 }, bias: 0 }
const thoughtful = { ...pig, thinking: { ...pig.thinking, value } }
const game = anyGame(thoughtful)

/** Pig whose question also has a form, as those have that also take what cannot be listed. */
const { turn } = pig.phases
if (!('offer' in turn)) throw new Error('Pig does not ask')
const withForm = {
  ...thoughtful,
  phases: {
    ...pig.phases,
    turn: {
      ...turn,
      offer: ((s, o, f) => {
        turn.offer(s, o, f)
        o.form('roll')
      }) as typeof turn.offer,
    },
  },
}

/** Pig with this much at stake. */
function asked(stake: number, game: Game = anyGame(thoughtful)) {
  const play = new Play(game, undefined as never, new FastDice(1))
  const position = { ...pig.setup({ goal: 60, players: 2 }, undefined as never), scores: [10, 30], stake }
  play.resume(position)
  const [ask] = play.asks
  if (ask === undefined) throw new Error('nobody is asked')
  return { seen: see(play, ask.seat), ask }
}

it('a plan holds where it was expected, and nowhere else', () => {
  const { seen, ask } = asked(8)
  const plan: Plan<Shape> = { line: [['roll'], ['hold']], views: [fingerprint(seen)] }
  expect(plannedFor(plan, seen, ask)).toEqual([['roll'], ['hold']])
  expect(plannedFor(plan, asked(9).seen, ask)).toBeUndefined()
  expect(plannedFor({ ...plan, line: [['swim']] }, seen, ask)).toBeUndefined()
  expect(plannedFor(plan, seen, { ...ask, form: 'sheet' })).toEqual([['roll'], ['hold']])
  expect(plannedFor(undefined, seen, ask)).toBeUndefined()
})

/** What comes of thinking that lets other ways to play the turn win easily. */
function thought(game: Game, matter: Matter<Shape>, seed: number): Thought<Shape> {
  const thinking = new Deliberation(game, matter, new FastDice(seed), { ...USUAL, margin: 0, drop: 9 })
  for (let i = 0; i < 60 && thinking.open; i++) thinking.round()
  return thinking.thought()
}

it('plans the turn as a whole: the same with the same dice, for views that it has met', () => {
  const { seen, ask } = asked(4)
  const plans: Plan<Shape>[] = []
  for (let seed = 0; seed < 12; seed++) {
    const { plan, playouts } = thought(game, { seen, ask }, seed)
    expect(thought(game, { seen, ask }, seed).plan).toEqual(plan)
    expect(playouts).toBeLessThanOrEqual(60 * 6)
    if (plan !== undefined) plans.push(plan)
  }
  expect(plans.length).toBeGreaterThan(0)
  const after = (stake: number): Seen<Shape> => asked(stake).seen
  for (const { views } of plans) {
    const met = [6, 7, 8, 9, 10].filter(stake => views.includes(fingerprint(after(stake)))) // 2 to 6 were rolled
    expect(met.length).toBe(views.length)
    expect(met.length).toBeGreaterThan(0)
  }
})

it('plans through questions that have a form beside their options, but not where bots fill it in', () => {
  const plansOf = (each: Game) => {
    const matter = asked(12, each)
    return Array.from({ length: 12 }, (_, seed) => thought(each, matter, seed).plan ?? []).flat()
  }
  expect(plansOf(anyGame(withForm)).length).toBeGreaterThan(0)
  const none = () => undefined
  expect(plansOf(anyGame({ ...withForm, fills: { turn: none } }))).toEqual([])
  expect(plansOf(anyGame({ ...withForm, thinking: { ...withForm.thinking, fills: { turn: none } } }))).toEqual([])
})

it('tries no other ways where too few rounds are left to compare them', () => {
  const { seen, ask } = asked(4)
  const playouts = (rounds: number, scouts: number) => {
    const style = { ...USUAL, margin: 0, drop: 9, scouts }
    const thinking = new Deliberation(game, { seen, ask, rounds }, new FastDice(1), style)
    for (let i = 0; i < rounds && thinking.open; i++) thinking.round()
    return thinking.thought()
  }
  expect(playouts(12, 3)).toEqual(playouts(12, 0))
  expect(playouts(30, 3)).not.toEqual(playouts(30, 0))
})

it('varies no answers that tell only after the horizon', () => {
  const { thinking } = thoughtful
  const varied = (beyond: readonly 'turn'[]) => {
    const each = anyGame({ ...thoughtful, thinking: { ...thinking, beyond } })
    const world = { state: pig.setup({ goal: 60, players: 2 }, undefined as never), pending: [] }
    const playout = new Playout(each, world.state, new Judge(each), new FastDice(1))
    const whims = new FastDice(2)
    return Array.from({ length: 20 }, () => playout.wander(world, 0, ['roll'], whims).line.length).some(n => n > 1)
  }
  expect(varied([])).toBe(true)
  expect(varied(['turn'])).toBe(false)
})

it('begins with what was planned, and keeps it unless it is beaten', () => {
  const { seen, ask } = asked(4)
  const planned = (choice: 'roll' | 'hold') => {
    const plan: Plan<Shape> = { line: [[choice]], views: [fingerprint(seen)] }
    return new Deliberation(game, { seen, ask, plan }, new FastDice(1)).thought()
  }
  expect(planned('roll').choice).toEqual(['roll'])
  expect(planned('hold').choice).toEqual(['hold'])
  expect(planned('hold').first).toEqual(planned('roll').first)
})
