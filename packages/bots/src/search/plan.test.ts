import { anyGame, FastDice, Play, type Seen, type Shape, see } from '@undercroft/kernel'
import { pig } from '@undercroft/kernel/examples'
import { expect, it } from 'vitest'
import { Deliberation, USUAL } from './deliberation.ts'
import { fingerprint, type Plan, plannedFor } from './plan.ts'

if (pig.thinking === undefined) throw new Error('Pig has no features')
const value = { weights: { score: 8, 'is to move': 0 }, bias: 0 }
const game = anyGame({ ...pig, thinking: { ...pig.thinking, value } })

/** Pig with this much at stake. */
function asked(stake: number) {
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
  expect(plannedFor(plan, seen, { ...ask, form: 'sheet' })).toBeUndefined()
  expect(plannedFor(undefined, seen, ask)).toBeUndefined()
})

it('plans the turn as a whole: the same with the same dice, for views that it has met', () => {
  const { seen, ask } = asked(4)
  const think = (seed: number) => {
    const thinking = new Deliberation(game, { seen, ask }, new FastDice(seed), { ...USUAL, margin: 0, drop: 9 })
    for (let i = 0; i < 60 && thinking.open; i++) thinking.round()
    return thinking.thought()
  }
  const plans: Plan<Shape>[] = []
  for (let seed = 0; seed < 12; seed++) {
    const { plan, playouts } = think(seed)
    expect(think(seed).plan).toEqual(plan)
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
