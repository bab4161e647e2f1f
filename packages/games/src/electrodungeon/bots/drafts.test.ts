import { playerNamed } from '@undercroft/bots'
import { FastDice, Play, see } from '@undercroft/kernel'
import { expect, it } from 'vitest'
import { SPREADS } from '../content/rooms.ts'
import { electroDungeon as game } from '../index.ts'
import { checkPlan, checkTraits } from '../rules/03-setting-up/check.ts'
import type { Options } from '../state/options.ts'
import { type Plan, planWord } from '../state/plan.ts'
import { type Choice, MOF, seatOf } from '../state/state.ts'
import { drafts } from './drafts.ts'

const OPTIONS: Options = {
  explorers: 3,
  roundLimit: 'usual',
  beastHealth: 'usual',
  customTasks: true,
  puzzleSeconds: 'none',
  botTempers: 'mixed',
  botSkill: 'normal',
}

function drafted(seat: number): readonly Choice[] {
  const seen = see(Play.start(game, OPTIONS, new FastDice('drafts')), seat)
  const frame = seen.frames.at(-1)
  if (frame?.phase !== 'setup') throw new Error('nothing is laid out')
  return drafts.setup?.({ seen, frame, seat, dice: new FastDice('own') }) ?? []
}

/** What a bot answers first that thinks for a few rounds. */
function answered(seat: number): Choice | undefined {
  const play = Play.start(game, OPTIONS, new FastDice('drafts'))
  const ask = play.asks.find(each => each.seat === seat)
  return ask && playerNamed('search:4')?.(game, new FastDice(`thinks ${seat}`)).choose(see(play, seat), ask)
}

function guardedKeys({ rooms }: Plan): number {
  return rooms.filter(({ card, keys }) => card === 'beast' && keys > 0).length
}

it('drafts points that may be shared out so, and none of the ready-made ones', () => {
  for (const [, ...points] of drafted(seatOf(0))) {
    expect(checkTraits(points.map(Number))).toEqual([])
    expect(SPREADS.map(spread => spread.points)).not.toContainEqual(points)
  }
})

function bloodPrices({ doors }: Plan): number {
  return doors.filter(({ task }) => task === 'TR-02').length
}

it('drafts legal dungeons, all different, with five keys under beasts and blood to pay for the fragments', () => {
  const plans = drafted(MOF).map(choice => choice[1] as Plan)
  expect(plans.length).toBeGreaterThan(4)
  expect(new Set(plans.map(planWord.say)).size).toBe(plans.length)
  for (const plan of plans) {
    expect(checkPlan(plan, false)).toEqual([])
    expect(guardedKeys(plan)).toBe(5)
    expect(bloodPrices(plan)).toBeGreaterThanOrEqual(3)
    for (const { fragments, task } of plan.doors) if (fragments > 0) expect(task).toBe('TR-02')
  }
})

it('knows by its value that beasts guard keys well, that blood is dear, and that Fight gets keys', () => {
  const [, plan] = answered(MOF) ?? []
  expect(guardedKeys(plan as Plan)).toBe(5)
  expect(bloodPrices(plan as Plan)).toBeGreaterThanOrEqual(3)
  const [, , , fight] = answered(seatOf(1)) ?? []
  expect(Number(fight)).toBeGreaterThanOrEqual(5)
})
