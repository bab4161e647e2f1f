import { FastDice, Match, see } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { platformer } from '../index.ts'
import type { Options } from '../state/options.ts'
import type { Platformer } from '../state/state.ts'
import { choiceOf, optionsOf } from '../testing/reading.ts'
import { summit } from '../testing/summit.ts'

const goalAt = (position: object, options: Partial<Options> = {}, viewer: 0 | 'spectator' = 0) =>
  platformer.goal?.(see(at(platformer, { position, options }).match.play, viewer), viewer)

describe('the goal', () => {
  it.each([
    [{ open: 1, P1: {} }, {}, 'Beat Medusa on top with a blow of 8: still at the gate'],
    [{ open: 2, P1: { at: 'c1y5', gems: 1 } }, {}, 'Beat Medusa on top with a blow of 8: Level 2 of 4'],
    [{ open: 1, P1: { at: 'c1y1' } }, { players: 1 }, 'Beat Medusa on top with a blow of 8 by Turn 12: Level 1 of 4'],
    [
      { open: 4, gone: 3, P1: { at: 'c4y13', gems: 3 }, enemies: { medusa: 'c5y14' } },
      {},
      'Beat Medusa with one blow of 8: you have 3 Gems',
    ],
  ] as const)('%o', (position, options, said) => {
    const goal = goalAt({ boss: 'medusa', ...position }, { boss: 'medusa', ...options })
    expect(goal).toBe(said)
    expect(said.length).toBeLessThanOrEqual(75)
  })

  it('is for who watches too', () => {
    expect(goalAt({ boss: 'medusa', open: 1 }, {}, 'spectator')).toBe('Who beats Medusa on the top with one blow of 8?')
  })
})

describe('reasons', () => {
  const here = { open: 1, P1: { at: 'c2y1', gems: 6 }, pool: 'foot sword star coin coin' }
  it.each([
    [{ ...here, P1: {}, gems: 'c3y1' }, 'spawn foot c3y1', 'a Gem lies there'],
    [{ ...here, enemies: { slime1: 'c3y1' } }, 'attack c3y1 sword.x1', 'the slime leaves you 1 Coin'],
    [{ ...here, enemies: { werewolf1: 'c3y1' } }, 'attack c3y1 sword.x1', undefined],
    [here, 'step up', 'it is higher up'],
    [{ ...here, ladders: 'c2y2' }, 'step up', 'a ladder holds you there'],
    [here, 'set sword', 'a blow more in your next Turn'],
    [here, 'buy IT02', undefined],
  ])('%o %s', (position, line, why) => {
    const seen = see(at(platformer, { position }).match.play, 0)
    const said = platformer.reason?.(seen, 0, choiceOf(line))
    if (line === 'buy IT02') expect(said).toMatch(/./)
    else expect(said).toBe(why)
  })

  it('are there for nearly all that bots may be advised, in one short sentence', () => {
    const dice = new FastDice('reasons')
    const match = new Match<Platformer>(summit, optionsOf({ players: 2 }), dice)
    for (let i = 0; i < 120 && match.play.state.outcome === undefined; i++) {
      const [ask] = match.asks()
      const seen = match.see(ask?.seat ?? 0)
      for (const choice of ask?.options ?? []) {
        const why = platformer.reason?.(seen, ask?.seat ?? 0, choice)
        if (choice[0] !== 'attack') expect(why, choice.join(' ')).toMatch(/^[^\n]{5,160}$/)
      }
      match.answer(ask?.seat ?? 0, ask?.options[dice.below(ask.options.length)] as Platformer['choice'])
    }
  })
})

it('gives each Turn its heading', () => {
  expect(platformer.heading?.({ what: 'turn', seat: 1, round: 3 }, ['Ann', 'Bo'])).toEqual({
    title: 'Round 3: Bo',
    seat: 1,
  })
  expect(platformer.heading?.({ what: 'first', seat: 1 }, ['Ann', 'Bo'])).toBeUndefined()
})
