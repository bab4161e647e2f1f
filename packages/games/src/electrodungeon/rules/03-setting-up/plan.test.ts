import { FastDice, sayChoice } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { DOORS, ROOMS } from '../../content/board.ts'
import { PUZZLE_IDS } from '../../content/puzzles/index.ts'
import { ROOM_CARDS } from '../../content/rooms.ts'
import { TRIAL_IDS } from '../../content/trials.ts'
import { verbs } from '../../state/choices.ts'
import { type DoorPlan, EMPTY_PLAN, type Plan, planWord, RECIPES, type RoomPlan } from '../../state/plan.ts'
import { checkPlan, checkTraits, FLAW_CODES } from './check.ts'
import { drawPlan, fillPlan } from './fill.ts'

const GOOD =
  'beast+key,beast,empty+key,boost,boost+key,trapped+key,trapped,empty,boost,beast+key,beast,trapped+key;' +
  'lock+reward,puzzle+fragment:PZ-04,trial+fragment+reward:random,puzzle+reward:PZ-11,trial+fragment:TR-02,puzzle+reward:random'

function plan(text = GOOD): Plan {
  const read = planWord.read(text)
  if (read === undefined) throw new Error(`${text} is no plan`)
  return read
}

function room(letter: string, change: Partial<RoomPlan>): Plan {
  const good = plan()
  return { ...good, rooms: good.rooms.map((each, i) => (ROOMS[i] === letter ? { ...each, ...change } : each)) }
}

function door(colour: string, change: Partial<DoorPlan>): Plan {
  const good = plan()
  return { ...good, doors: good.doors.map((each, i) => (DOORS[i] === colour ? { ...each, ...change } : each)) }
}

const OWN = { title: 'Riddle', text: 'What is it?', note: 'a door' }

describe('what is wrong with a setup (ED-3.28)', () => {
  it.each([
    ['nothing', plan(), []],
    ['an own task', door('green', { task: OWN }), []],
    ['a room without a card', room('d', { card: 'none' }), ['E-ROOM-MISSING']],
    ['six beasts', plan(GOOD.replaceAll('trapped', 'beast')), ['E-BEAST-COUNT', 'E-TRAP-COUNT']],
    ['no empty room', plan(GOOD.replaceAll('empty', 'boost')), ['E-EMPTY-COUNT']],
    ['one boost box', plan(GOOD.replace('boost,', 'empty,').replace('boost+key', 'trapped+key')), ['E-BOOST-COUNT']],
    ['a seventh key', room('b', { keys: 1 }), ['E-KEY-COUNT']],
    [
      'two keys in a room',
      plan(GOOD.replace('beast+key', 'beast+key+key').replace('empty+key', 'empty')),
      ['E-KEY-DOUBLE'],
    ],
    ['a door without a card', door('white', { card: 'none' }), ['E-SIDE-MISSING']],
    ['two locks', door('white', { card: 'lock', task: 'none' }), ['E-LOCK-COUNT']],
    ['four fragments', door('white', { fragments: 1 }), ['E-FRAG-COUNT']],
    [
      'a fragment in a small room',
      plan(GOOD.replace('empty,', 'empty+fragment,').replace('trial+fragment:', 'trial+reward:')),
      ['E-FRAG-PLACE'],
    ],
    [
      'two fragments together',
      plan(GOOD.replace('trial+fragment:', 'trial+reward:').replace('puzzle+fragment', 'puzzle+fragment+fragment')),
      ['E-FRAG-PLACE'],
    ],
    [
      'a fragment behind the lock',
      plan(GOOD.replace('lock', 'lock+fragment').replace('trial+fragment:', 'trial+reward:')),
      ['E-FRAG-PLACE'],
    ],
    ['no prize', door('white', { reward: false }), ['E-PRIZE-NONE']],
    ['a trial for a puzzle', door('green', { task: 'TR-01' }), ['E-TASK-KIND']],
    ['a puzzle for a trial', door('purple', { task: 'PZ-01' }), ['E-TASK-KIND']],
    ['a task behind the lock', door('blue', { task: 'random' }), ['E-TASK-KIND']],
    ['no task', door('green', { task: 'none' }), ['E-TASK-MISSING']],
    ['an own task without a text', door('green', { task: { ...OWN, text: ' ' } }), ['E-CUSTOM-TEXT']],
    ['an own task that is too long', door('green', { task: { ...OWN, text: 'x'.repeat(1001) } }), ['E-CUSTOM-TEXT']],
  ] as const)('%s', (_, given, codes) => {
    expect(checkPlan(given, true).map(({ code }) => code)).toEqual(codes)
  })

  it('own tasks where they are off', () => {
    expect(checkPlan(door('green', { task: OWN }), false).map(({ code }) => code)).toEqual(['E-CUSTOM-OFF'])
  })

  it.each([
    [[3, 3, 3, 3], []],
    [[6, 4, 1, 1], []],
    [[3, 3, 3, 4], ['E-TRAIT-SUM']],
    [[7, 3, 1, 1], ['E-TRAIT-RANGE']],
    [
      [0, 6, 6, 1],
      ['E-TRAIT-SUM', 'E-TRAIT-RANGE'],
    ],
  ] as const)('points %o', (points, codes) => {
    expect(checkTraits(points).map(({ code }) => code)).toEqual(codes)
  })

  it('has a code for everything', () => {
    expect(FLAW_CODES.length).toBe(18)
  })
})

describe('a setup that is made up', () => {
  it.each(RECIPES)('%s is legal, and different each time', recipe => {
    const dice = new FastDice(recipe)
    const seen = new Set<string>()
    for (let i = 0; i < 300; i++) {
      const drawn = drawPlan(recipe, n => dice.below(n))
      expect(checkPlan(drawn, false)).toEqual([])
      seen.add(planWord.say(drawn))
    }
    expect(seen.size).toBeGreaterThan(295)
  })

  it('is filled up from whatever is there, which stays', () => {
    const dice = new FastDice('fill')
    const whole = drawPlan('scattered', n => dice.below(n))
    for (let i = 0; i < 300; i++) {
      const part: Plan = {
        rooms: whole.rooms.map((each, r) => (dice.below(2) === 0 ? each : (EMPTY_PLAN.rooms[r] as RoomPlan))),
        doors: whole.doors.map((each, d) => (dice.below(2) === 0 ? each : (EMPTY_PLAN.doors[d] as DoorPlan))),
      }
      const filled = fillPlan(part, n => dice.below(n))
      expect(checkPlan(filled, false)).toEqual([])
      for (const [r, each] of part.rooms.entries()) {
        if (each.card !== 'none') expect(filled.rooms[r]?.card).toBe(each.card)
      }
      for (const [d, each] of part.doors.entries()) {
        if (each.card !== 'none') expect(filled.doors[d]?.card).toBe(each.card)
      }
    }
  })

  it('puts keys under beasts and traps where they are guarded', () => {
    const dice = new FastDice('guarded')
    for (let i = 0; i < 50; i++) {
      const { rooms } = drawPlan('guarded', n => dice.below(n))
      const guarded = rooms.filter(({ card, keys }) => keys > 0 && (card === 'beast' || card === 'trapped'))
      expect(guarded.length).toBe(6)
    }
  })
})

describe('a setup as one word', () => {
  it('reads back', () => {
    const dice = new FastDice('words')
    const tasks = ['random', 'none', OWN, ...PUZZLE_IDS, ...TRIAL_IDS] as const
    for (let i = 0; i < 200; i++) {
      const any: Plan = {
        rooms: ROOMS.map(() => ({
          card: [...ROOM_CARDS, 'none' as const][dice.below(5)] ?? 'none',
          keys: dice.below(3),
          fragments: dice.below(2),
        })),
        doors: DOORS.map(() => ({
          card: (['puzzle', 'trial', 'lock', 'none'] as const)[dice.below(4)] ?? 'none',
          fragments: dice.below(3),
          reward: dice.below(2) === 0,
          task: tasks[dice.below(tasks.length)] ?? 'none',
        })),
      }
      expect(planWord.read(planWord.say(any))).toEqual(any)
      expect(sayChoice(verbs, ['place', any])).not.toMatch(/\s.*\s/)
    }
  })

  it.each(['', 'beast', GOOD.replace('beast', 'bear'), `${GOOD};`, GOOD.replace('+key', '+fragment+key')])(
    '%s is none',
    text => {
      expect(planWord.read(text)).toBeUndefined()
    },
  )
})
