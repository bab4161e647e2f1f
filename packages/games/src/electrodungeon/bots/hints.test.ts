import { bots } from '@undercroft/bots'
import { FastDice, Play, readChoice, see } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { RoomCard } from '../content/rooms.ts'
import { electroDungeon as game } from '../index.ts'
import { checkPlan } from '../rules/03-setting-up/check.ts'
import { drawPlan } from '../rules/03-setting-up/fill.ts'
import { againstD20, againstDodge } from '../rules/04-score-rolls/chances.ts'
import { verbs } from '../state/choices.ts'
import type { Options } from '../state/options.ts'
import { EMPTY_PLAN, NO_ROOM, type Plan, planWord, type RoomPlan } from '../state/plan.ts'
import { MOF } from '../state/state.ts'
import { hardDungeon, hardness } from './dungeon.ts'

const OPTIONS: Options = {
  explorers: 3,
  roundLimit: 'usual',
  beastHealth: 'usual',
  customTasks: true,
  puzzleSeconds: 'none',
  botTempers: 'loyal',
  botSkill: 'hard',
}

/** What greedy does in a position: its own choice, in notation. */
function chosen(
  position: unknown,
  options: Partial<Options> = {},
  lines: readonly string[] = [],
  dice: readonly number[] = [],
): unknown {
  const { play } = at(game, { options: { explorers: 1, ...options }, position, dice }).plays(...lines).match
  const ask = play.asks[0]
  if (ask === undefined) throw new Error('nobody is asked')
  return bots.greedy(game, new FastDice('bot')).choose(see(play, ask.seat), ask)
}

function choice(line: string): unknown {
  const read = readChoice(verbs, line)
  if (!read.ok) throw new Error(read.error)
  return read.value
}

describe('chances', () => {
  it('of a score against the D20', () => {
    expect(againstD20(1, 0)).toBeCloseTo(3.5 / 20)
    expect(againstD20(3, 2)).toBeCloseTo(12.5 / 20)
  })
  it('of one Explorer against another', () => {
    expect(againstDodge(1, 1)).toBeCloseTo(15 / 36)
    expect(againstDodge(5, 1)).toBeGreaterThan(0.95)
  })
})

describe('a Trial', () => {
  const trial = (card: string, looked = '') => ({
    A: { place: '4,1' },
    B: { place: '8,4', looked },
    doors: { blue: { card, task: 'TR-10', locked: false } },
  })
  it('is worth coming to from afar', () => {
    expect(chosen(trial('trial+fragment'), { explorers: 2 }, ['A hold', 'A attempt blue'])).toEqual(['join'])
  })
  it('is not for one who knows that nothing can be won', () => {
    expect(chosen(trial('trial', 'blue'), { explorers: 2 }, ['A hold', 'A attempt blue'])).toEqual(['decline'])
  })
  it('is held among Explorers where there are several, and never against the Shade alone', () => {
    const told: string[] = []
    for (let seed = 0; seed < 4; seed++) {
      const play = Play.start(game, OPTIONS, new FastDice(seed))
      const players = [0, 1, 2, 3].map(seat => bots.greedy(game, new FastDice(seed * 10 + seat)))
      while (play.state.outcome === undefined) {
        const [ask] = play.asks
        const choice = ask && players[ask.seat]?.choose(see(play, ask.seat), ask)
        if (ask === undefined || choice === undefined) throw new Error('nobody is asked')
        play.take(ask.seat, choice)
        const { task } = play.state
        if (task?.kind === 'trial') told.push(task.trial.who.some(({ shade }) => shade) ? 'shade' : 'explorers')
      }
    }
    expect(new Set(told)).toEqual(new Set(['explorers']))
  })
})

describe('a task of the Master’s own', () => {
  const riddle = { A: { place: '4,1' }, doors: { blue: { card: 'puzzle+fragment', task: 'Riddle', locked: false } } }
  const begin = ['A hold', 'A attempt blue']
  it('is answered with a guess, another each time, and then with silence', () => {
    const said: unknown[] = []
    const lines = [...begin]
    for (let i = 0; i < 4; i++) {
      const answer = chosen(riddle, {}, lines) as readonly [string, string?]
      said.push(answer[0] === 'say' ? answer[1] : answer[0])
      lines.push(answer[0] === 'say' ? `A say "${encodeURIComponent(answer[1] ?? '')}"` : 'A silent', 'MoF listen')
    }
    expect(new Set(said).size).toBe(4)
    expect(said[3]).toBe('silent')
  })
})

describe('an Explorer that is a bot', () => {
  const opened = { card: 'lock', locked: false, done: true }
  it.each([
    ['holds where there is something to do', { A: { place: '5,5' } }, {}, 'hold'],
    ['looks before it goes in', { stage: 'place', A: { place: '5,5' } }, {}, 'perceive e A'],
    [
      'stays out of a useless room',
      { stage: 'place', action: 'used', A: { place: '5,5', hand: ['trap-kit'] } },
      {},
      'end',
    ],
    ['unlocks', { stage: 'place', A: { place: '4,1', keys: 1 } }, {}, 'unlock blue'],
    ['fights', { A: { place: 'c' }, rooms: { c: { card: 'beast', combat: true, health: 4 } } }, {}, 'fight'],
    [
      'flees with 1 Live and something to lose',
      { A: { place: 'c', live: 1, keys: 1 }, rooms: { c: { card: 'beast', combat: true, health: 4 } } },
      {},
      'flee',
    ],
    ['heals', { A: { live: 1, hand: ['field-dressing'] } }, {}, 'play field-dressing -'],
    ['heals as soon as all of it heals', { A: { live: 7, hand: ['field-dressing'] } }, {}, 'play field-dressing -'],
    ['picks up', { stage: 'moving', points: 3, A: { place: '8,4' }, loose: { '8,4': 'key' } }, {}, 'pickUp key'],
    [
      'gives its fragment to the one who has more',
      { A: { place: '8,4', fragments: 1 }, B: { place: '8,4', fragments: 2 } },
      { explorers: 2, botTempers: 'loyal' },
      'give fragment B',
    ],
    [
      'goes to the exit with all fragments',
      { stage: 'moving', points: 1, A: { place: '11,9', fragments: 3 }, doors: { orange: opened } },
      {},
      'step 12,9',
    ],
    [
      'attacks who holds a fragment, if it is selfish and strong',
      { A: { place: '8,1', fight: 5 }, B: { place: '8,1', move: 1, fragments: 1 } },
      { explorers: 2, botTempers: 'selfish' },
      'attack B',
    ],
    [
      'gives its fragment before the open exit even if it is selfish, for all there escape',
      { A: { place: '12,9', fragments: 1 }, B: { place: '12,9', fragments: 2 }, doors: { orange: opened } },
      { explorers: 2, botTempers: 'selfish' },
      'give fragment B',
    ],
    [
      'keeps it elsewhere if it is selfish',
      { A: { place: '11,9', fragments: 1 }, B: { place: '11,9', fragments: 2, move: 6 }, doors: { orange: opened } },
      { explorers: 2, botTempers: 'selfish' },
      'moveAlone',
    ],
    [
      'flees from a beast when nothing is left but to escape',
      {
        A: { place: 'c', live: 5, fragments: 3 },
        rooms: { c: { card: 'beast', combat: true, health: 2 } },
        doors: { orange: opened },
      },
      {},
      'flee',
    ],
    [
      'does not begin with one then',
      {
        A: { place: 'c', live: 5, fragments: 3, perceived: 'c' },
        rooms: { c: 'beast+key' },
        doors: { orange: opened },
      },
      {},
      'flee',
    ],
    [
      'stands down when attacked',
      { A: { place: '8,1' }, B: { place: '8,1' }, fights: [{ place: '8,1', fighters: 'AB' }] },
      { explorers: 2, botTempers: 'loyal' },
      'standDown',
    ],
  ] as const)('%s', (_, position, options, line) => {
    expect(chosen(position, options)).toEqual(choice(line))
  })

  it('solves a puzzle from what is shown (ED-12.6)', () => {
    const position = { A: { place: '4,1' }, doors: { blue: { card: 'puzzle+reward', task: 'PZ-11', locked: false } } }
    expect(chosen(position, { botSkill: 'hard' }, ['A hold', 'A attempt blue = 1'])).toEqual(choice('solve PZ-11:192'))
  })
})

describe('what a bot says of what it has seen (ED-5.43)', () => {
  const said = (position: object, options: Partial<Options> = {}, lines: readonly string[] = []): unknown => {
    const all = { explorers: 2, botTempers: 'loyal', ...options } as const
    const { play } = at(game, { options: all, position, dice: [] }).plays(...lines).match
    const seat = play.asks[0]?.seat ?? 0
    return bots.greedy(game, new FastDice('bot')).remark?.(see(play, seat), seat)
  }
  const seen = { A: { perceived: 'b e' }, rooms: { b: 'beast+key', e: 'cleared' } }

  it('is the truth, once', () => {
    expect(said(seen)).toEqual(choice('claimRoom b beast+key'))
    expect(said(seen, {}, ['A claimRoom b beast+key'])).toBeUndefined()
    expect(said(seen, {}, ['A claimRoom b beast'])).toEqual(choice('claimRoom b beast+key'))
    expect(said({ A: { looked: 'green' }, doors: { green: 'lock' } })).toEqual(choice('claimDoor green lock'))
  })

  it('is nothing to the selfish, to one alone, and to one who has seen nothing', () => {
    expect(said(seen, { botTempers: 'selfish' })).toBeUndefined()
    expect(said(seen, { explorers: 1 })).toBeUndefined()
    expect(said({})).toBeUndefined()
  })

  it('is not always true where the Master of Fates lies, and one thing a round (ED-2.8)', () => {
    const rooms = { b: 'beast+key', e: 'empty', h: 'boost+key' }
    const spoken = (round: number, botTempers: 'lying' | 'mixed' = 'lying') => {
      const made: string[] = []
      const { play } = at(game, { options: { explorers: 2, botTempers }, position: { rooms, round } }).match
      const bot = bots.greedy(game, new FastDice('bot'))
      for (let i = 0; i < 20; i++) {
        const says = bot.remark?.({ ...see(play, MOF), frames: [{ phase: 'mofTurn' }] }, MOF)
        if (says?.[0] !== 'claimRoom') break
        const { card, key } = play.state.rooms[says[1]] ?? {}
        made.push(says[2] === (key ? `${card}+key` : card) ? 'true' : 'false')
        play.aside(MOF, says)
      }
      return made
    }
    expect(spoken(1)).toEqual(['true'])
    expect(spoken(4)).toEqual(['true', 'true', 'false', 'false'])
    expect(spoken(4, 'mixed')).toEqual([])
  })

  it('is nothing while it reacts in secret', () => {
    const position = { A: { place: '5,5', perceived: 'b', hand: ['lucky-cog'] }, rooms: { e: 'empty' } }
    const lines = ['A claimRoom b boost', 'A hold', 'A perceive e A = 1 1 1 20']
    expect(said(position, {}, lines)).toBeUndefined()
  })
})

describe('a Master of Fates that is a bot', () => {
  it('lays out a legal dungeon, harder than most guarded ones and different each time', () => {
    const dice = new FastDice('dungeon')
    const pick = (n: number): number => dice.below(n)
    const laid = Array.from({ length: 100 }, () => hardDungeon(4, pick))
    const drawn = Array.from({ length: 100 }, () => hardness(drawPlan('guarded', pick))).sort((a, b) => a - b)
    for (const plan of laid) {
      expect(checkPlan(plan, false)).toEqual([])
      expect(hardness(plan)).toBeGreaterThan(drawn[50] ?? 0)
    }
    expect(new Set(laid.map(planWord.say)).size).toBe(100)
    const mean = (plans: readonly Plan[]): number => plans.reduce((sum, plan) => sum + hardness(plan), 0) / plans.length
    expect(mean(laid)).toBeGreaterThan(mean(Array.from({ length: 100 }, () => hardDungeon(1, pick))))
  })
  it('counts a key for its way and its guard, and a free reward against it', () => {
    const room = (card: RoomCard, keys: number): RoomPlan => ({ card, keys, fragments: 0 })
    const near = (card: RoomCard, keys: number): number =>
      hardness({ rooms: [NO_ROOM, room(card, keys)], doors: EMPTY_PLAN.doors })
    expect(near('beast', 1)).toBeGreaterThan(near('trapped', 1))
    expect(near('trapped', 1)).toBeGreaterThan(near('empty', 1))
    expect(near('empty', 1)).toBeGreaterThan(near('empty', 0))
    expect(near('empty', 0)).toBeGreaterThan(near('boost', 0))
    const far = hardness({ rooms: [room('empty', 1)], doors: EMPTY_PLAN.doors })
    expect(far).toBeGreaterThan(near('empty', 1))
  })
  it('makes its own layout where it could have one drawn', () => {
    const play = Play.start(game, OPTIONS, new FastDice('setup'))
    const ask = play.asks.find(({ seat }) => seat === MOF)
    const choices = ['one', 'one', 'other'].map(
      seed => ask && bots.greedy(game, new FastDice(seed)).choose(see(play, MOF), ask),
    )
    expect(choices[0]?.[0]).toBe('place')
    expect(choices[1]).toEqual(choices[0])
    expect(choices[2]).not.toEqual(choices[0])
  })
  const combat = { c: { card: 'beast', combat: true, health: 2 } }
  it('pounces where it kills', () => {
    expect(chosen({ turn: 'MoF', A: { place: 'c', live: 2 }, rooms: combat }, {}, [], [6])).toEqual(
      choice('beast pounce A'),
    )
  })
  it('uses a shockwave against two', () => {
    const position = {
      turn: 'MoF',
      A: { place: 'c', live: 9 },
      B: { place: 'c', live: 9 },
      rooms: { c: { ...combat.c, health: 6 } },
    }
    expect(chosen(position, { explorers: 2 }, [], [6])).toEqual(choice('beast shockwave -'))
  })
  it.each([
    ['bites rather than roars: a wound stays', { live: 4, fight: 5 }, 6, 'beast bite A'],
    ['bites a sturdy one too while it is not nearly slain', { live: 9, fight: 5 }, 4, 'beast bite A'],
    ['roars at a sturdy one whose blow would slay it', { live: 5, fight: 5 }, 2, 'beast roar A'],
    ['bites one that is not sturdy', { live: 3, fight: 5 }, 2, 'beast bite A'],
  ] as const)('%s', (_, explorer, health, line) => {
    const rooms = { c: { ...combat.c, health, pounced: true } }
    expect(chosen({ turn: 'MoF', A: { place: 'c', ...explorer }, rooms }, {}, [], [6])).toEqual(choice(line))
  })
  it('turns a blow with the card that does, and keeps it where one only looks', () => {
    const mofHand = ['heavy-hand', 'twist-of-fate']
    const fight = { mofHand, A: { place: 'c' }, rooms: { c: { ...combat.c, health: 6 } } }
    expect(chosen(fight, {}, ['A fight = 1 2 3 4'])).toEqual(choice('play heavy-hand -'))
    const look = { mofHand, A: { place: '5,5' }, rooms: { e: 'empty' } }
    expect(chosen(look, {}, ['A hold', 'A perceive e A = 1 2 3 4'])).toEqual(choice('pass'))
  })
  it.each([
    [
      'jams the lock that somebody goes for',
      ['jammed-lock'],
      { A: { place: '5,1', keys: 1 } },
      'play jammed-lock blue',
    ],
    ['keeps a Jammed Lock while nobody has a key', ['jammed-lock'], { A: { place: '5,1' } }, 'end'],
    ['keeps a Second Bolt for two', ['second-bolt'], { A: { place: '5,1', live: 5 } }, 'end'],
    ['or for one who would die of it', ['second-bolt'], { A: { place: '5,1', live: 1 } }, 'play second-bolt -'],
  ] as const)('%s', (_, mofHand, position, line) => {
    expect(chosen({ turn: 'MoF', mofHand, ...position }, {}, ['MoF shock'], [1])).toEqual(choice(line))
  })
  it('has own tasks replaced, for it cannot judge (ED-14.6)', () => {
    const position = { A: { place: '4,1' }, doors: { blue: { card: 'puzzle+reward', task: 'Riddle', locked: false } } }
    expect(chosen(position, {}, ['A hold', 'A attempt blue', 'A silent'])).toEqual(choice('substitute'))
  })
})

it('bots end games both ways, and nobody is ever stuck', () => {
  const ends = new Set<string>()
  for (let seed = 0; seed < 12; seed++) {
    const play = Play.start(game, OPTIONS, new FastDice(`table ${seed}`))
    const players = game.seats(OPTIONS).map((_, seat) => bots.greedy(game, new FastDice(`${seed} ${seat}`)))
    while (play.state.outcome === undefined) {
      const ask = play.asks[0]
      if (ask === undefined) throw new Error('nobody is asked')
      const answer = players[ask.seat]?.choose(see(play, ask.seat), ask)
      if (answer === undefined) throw new Error('no answer')
      play.take(ask.seat, answer)
    }
    ends.add(play.state.outcome.by)
  }
  expect([...ends].sort()).toEqual(['ED-2.3', 'ED-2.4'])
})
