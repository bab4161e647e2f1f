import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { platformer } from '../index.ts'
import { choiceOf } from '../testing/reading.ts'
import { foresee } from './foresight.ts'

/** The odds that are shown with the last of these choices, and the Hearts that it costs P1. */
function said(position: object, ...lines: string[]) {
  const { match } = at(platformer, { position: { boss: 'medusa', ...position } })
  const hearts = (): number => match.state.players[0]?.hearts ?? 0
  const [last = '', ...before] = lines.toReversed()
  for (const line of before.toReversed()) expect(match.answer(0, choiceOf(line))).toMatchObject({ ok: true })
  const had = hearts()
  const says = platformer.odds?.(match.see(0), 0, choiceOf(last))
  expect(match.answer(0, choiceOf(last))).toMatchObject({ ok: true })
  return [says, had - hearts()]
}

describe('a step', () => {
  const up = { open: 4, gone: 3, pool: 'foot foot' }
  const on = (P1: object, rest: object) => ({
    ...up,
    enemies: { medusa: 'c8y16' },
    P1: { at: 'c2y13', ...P1 },
    ...rest,
  })
  const walk = ['move foot x1', 'step right'] as const
  it.each([
    ['pushes an Ent, which strikes twice', on({}, { enemies: { medusa: 'c8y16', ent1: 'c3y13' } }), '2 Wounds of 4', 2],
    [
      'pushes an Ent whose second blow is the last',
      on({ hearts: 3, items: ['IT03'] }, { enemies: { medusa: 'c8y16', ent1: 'c3y13', ent2: 'c4y13' } }),
      '3 Wounds of 3: a Faint',
      -1, // a Hero that has Fainted has all its Hearts again
    ],
    [
      'pushes an Ent aside as Avys',
      on({ hero: 'Avys' }, { enemies: { medusa: 'c8y16', ent1: 'c3y13' } }),
      undefined,
      0,
    ],
    ['leads to a first Mirror', on({}, { icons: 'c3y13' }), undefined, 0],
    ['leads to a second Mirror', on({ tokens: ['mirror'] }, { icons: 'c3y13' }), '1 Wound of 4', 1],
    ['leaves a Snake', on({}, { enemies: { medusa: 'c8y16', snake1: 'c2y14' } }), '1 Wound of 4', 1],
    [
      'leaves a Snake while there is Venom',
      on({ tokens: ['venom'] }, { enemies: { medusa: 'c8y16', snake1: 'c2y14' } }),
      '2 Wounds of 4',
      2,
    ],
    [
      'leaves two Snakes',
      on({}, { enemies: { medusa: 'c8y16', snake1: 'c2y14', snake2: 'c1y13' } }),
      '3 Wounds of 4',
      3,
    ],
  ])('%s', (_, position, says, lost) => {
    const { match } = at(platformer, { position: { boss: 'medusa', ...position } })
    const had = match.state.players[0]?.hearts ?? 0
    match.answer(0, choiceOf(walk[0]))
    expect(platformer.odds?.(match.see(0), 0, choiceOf(walk[1]))).toBe(says)
    match.answer(0, choiceOf(walk[1]))
    const push = match.asks()[0]?.options.find(([verb]) => verb === 'push')
    if (push !== undefined) {
      expect(platformer.odds?.(match.see(0), 0, push)).toBe(says)
      match.answer(0, push)
    }
    expect(had - (match.state.players[0]?.hearts ?? 0)).toBe(lost)
  })

  it('says what it turns up, and what becomes of who is pushed', () => {
    expect(said({ open: 1, P1: { at: 'c2y3' }, pool: 'foot' }, ...walk.slice(0, 1), 'step left')[0]).toBe(undefined)
    const top = at(platformer, { position: { open: 1, P1: { at: 'c2y3' }, pool: 'foot' } }).plays('P1 move foot x1')
    expect(platformer.odds?.(top.match.see(0), 0, choiceOf('step up'))).toBe('reveals Level 2')
    const push = { open: 1, traps: 'c4y1', P1: { at: 'c2y1' }, P2: { at: 'c3y1', hearts: 1 }, pool: 'foot' }
    const pushing = at(platformer, { position: push }).plays('P1 move foot x1', 'P1 step right')
    expect(platformer.odds?.(pushing.match.see(0), 0, choiceOf('push c4y1'))).toBe('Etern: 1 Wound of 1: a Faint')
  })
})

describe('a step onto another Hero, with several ways to push it', () => {
  const before = { open: 1, P1: { at: 'c2y1' }, P2: { at: 'c3y1', hearts: 1 }, pool: 'foot' }
  const seen = (position: object) => at(platformer, { position }).plays('P1 move foot x1').match.see(0)
  const foreseen = (position: object, line = 'step right') => foresee(seen(position), 0, choiceOf(line))
  const unhurt = { seat: 0, wounds: 0, hearts: 4, faints: false }
  const pushed = { seat: 1, wounds: 0, hearts: 1, faints: false }

  it('promises what comes whichever way it goes', () => {
    expect(foreseen(before)).toEqual({ harm: [unhurt, pushed], reveals: false })
  })

  it('promises nothing of it where the push decides what it loses', () => {
    expect(foreseen({ ...before, traps: 'c4y1' })).toEqual({ harm: [unhurt], unsettled: 1, reveals: false })
  })

  it('says its Faint where there are Traps on all ways', () => {
    const position = { ...before, traps: 'c2y1 c4y1 c3y2' }
    expect(platformer.odds?.(seen(position), 0, choiceOf('step right'))).toBe('Etern: 1 Wound of 1: a Faint')
  })

  it('does not say that no Level is turned up where the push decides it', () => {
    const below = { open: 1, P1: { at: 'c3y2' }, P2: { at: 'c3y3', hearts: 1 }, pool: 'foot' }
    expect(foreseen(below, 'step up')).toEqual({ harm: [unhurt, pushed] })
  })
})

describe('cards, Spawns and falls', () => {
  const here = { open: 1, pool: 'foot coin' }
  it.each([
    [
      'Updraft into a Trap',
      { ...here, traps: 'c2y2', P1: { hero: 'Angelo', at: 'c2y1' } },
      'ability',
      '1 Wound of 5',
      1,
    ],
    [
      'the Grapnel away from an Imp',
      { ...here, enemies: { imp1: 'c3y1' }, P1: { at: 'c2y1', items: ['IT06'] } },
      'use IT06',
      '1 Wound of 4',
      1,
    ],
    ['a Spawn in a Trap', { ...here, traps: 'c2y1', P1: {} }, 'spawn foot c2y1', '1 Wound of 4', 1],
    ['a fall', { ...here, P1: { at: 'c2y3' } }, 'gravity fall', 'you fall 2 Spaces', 0],
    [
      'a fall into a Trap',
      { ...here, traps: 'c2y2', P1: { at: 'c2y3' } },
      'gravity fall',
      'you fall 2 Spaces: 1 Wound of 4',
      1,
    ],
    [
      'a fall that is a Faint',
      { ...here, traps: 'c2y2', P1: { at: 'c2y3', hearts: 1 } },
      'gravity fall',
      'you fall 1 Space: 1 Wound of 1: a Faint',
      -3,
    ],
    [
      'a fall whose first Wound is the last',
      {
        ...here,
        open: 4,
        gone: 3,
        enemies: { medusa: 'c8y13' },
        icons: 'c2y14',
        traps: 'c2y14',
        P1: { at: 'c2y15', hearts: 1, tokens: ['mirror'] },
      },
      'gravity fall',
      'you fall 1 Space: 1 Wound of 1: a Faint',
      -3,
    ],
    [
      'another one’s Faint',
      { ...here, traps: 'c2y2', P1: { at: 'c5y1' }, P2: { at: 'c2y3', hearts: 1 } },
      'gravity fall',
      'Etern falls 1 Space: 1 Wound of 1: a Faint',
      0,
    ],
    [
      'many falls',
      { ...here, P1: { at: 'c2y3' }, enemies: { slime1: 'c4y3', slime2: 'c5y3', slime3: 'c6y3' } },
      'gravity fall',
      'you fall 2 Spaces; Slime 1 falls 2 Spaces; 2 more fall',
      0,
    ],
    [
      'the end, with a fall and Venom',
      { ...here, step: 'special', pool: '', traps: 'c2y2', P1: { at: 'c2y3', hearts: 2, tokens: ['venom'] } },
      undefined,
      'you fall 2 Spaces: 1 Wound of 2; Venom: 1 Wound of 1: a Faint',
      0,
    ],
  ])('%s', (_, position, line, says, lost) => {
    if (line !== undefined) return expect(said(position, line)).toEqual([says, lost])
    const { match } = at(platformer, { position: { ...position, step: 'actions' } })
    return expect(platformer.odds?.(match.see(0), 0, ['end'])).toBe(says)
  })

  it('who is on a Ladder is told of the Gravity that is coming, on its own side of the seal', () => {
    const position = {
      open: 4,
      ladders: 'c2y15',
      enemies: { medusa: 'c8y13', slime1: 'c5y4' },
      P1: { at: 'c4y15' },
      P2: { at: 'c2y15' },
      P3: { at: 'c1y1' },
    }
    const { match } = at(platformer, { position, options: { players: 3 } }).plays('P1 gravity fall')
    expect(platformer.odds?.(match.see(1), 1, ['ladder', 'stay'])).toBe('Sweety falls 2 Spaces')
  })
})

describe('the numbers on a label', () => {
  const here = { open: 1, P1: { hero: 'Sweety', at: 'c2y1', gems: 3, items: ['IT05'] }, enemies: { bat1: 'c8y4' } }
  it.each([
    ['claw claw x1', 'Move an Enemy up to 2 Spaces with claw'],
    ['claw claw x2', 'Move an Enemy up to 3 Spaces with claw for 1 Gem'],
    ['coin coin x1', 'Gain 2 Coins with coin'],
    ['coin coin x3', 'Gain 4 Coins with coin for 3 Gems'],
  ])('%s counts what cards add', (line, label) => {
    const { match } = at(platformer, { position: { ...here, pool: 'claw coin' } })
    expect(platformer.label(choiceOf(line), match.see(0))).toBe(label)
  })

  it('counts no Coin that the pool does not have, and says one Coin as one', () => {
    const poor = at(platformer, { position: { ...here, P2: { coins: 34 }, pool: 'coin' } }).match
    expect(platformer.label(choiceOf('coin coin x1'), poor.see(0))).toBe('Gain a Coin with coin')
    const cheap = at(platformer, { position: { ...here, artifacts: { AR03: 'P1' }, P1: { at: 'c2y1' } } }).match
    expect(platformer.label(choiceOf('buy PO1'), cheap.see(0))).toBe('Buy Health Potion (1 Coin)')
  })
})
