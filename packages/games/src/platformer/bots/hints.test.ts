import { bots } from '@undercroft/bots'
import { FastDice, type Game, sayChoice, see } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { platformer } from '../index.ts'
import { verbs } from '../state/choices.ts'
import { actionWorths } from './actions.ts'
import { meansOf } from './means.ts'
import { mostWounds, winsWith } from './victory.ts'

/** What `greedy` plays from a position until its own Turn is over, at most so many answers. */
function plays(position: object, most: number, options: object = {}): string[] {
  const { match } = at(platformer, { position, options })
  const bot = bots.greedy(platformer as unknown as Game, new FastDice('b'))
  const lines: string[] = []
  for (let i = 0; i < most; i++) {
    const ask = match.play.asks[0]
    if (ask === undefined || ask.seat !== 0) break
    const choice = bot.choose(see(match.play, ask.seat) as never, ask as never) as Parameters<typeof sayChoice>[1]
    lines.push(sayChoice(verbs, choice))
    if (lines.at(-1) === 'end' || lines.length === most) break
    if (!match.answer(ask.seat, choice).ok) throw new Error(`${lines.at(-1)} was refused`)
  }
  return lines
}

describe('greedy', () => {
  const summit = { open: 4, gone: 3, P2: { at: 'c1y13' } }

  it('beats the Boss when it can', () => {
    const position = {
      ...summit,
      enemies: { medusa: 'c5y13' },
      P1: { at: 'c4y13', gems: 7 },
      pool: 'sword sword sword',
    }
    expect(plays(position, 1)).toEqual(['attack c5y13 sword.x3+sword.x3+sword.x2'])
  })

  it.each([
    ['sword sword sword', 6, true],
    ['sword sword sword sword', 3, false], // a doubling is as dear as without Facet
  ])('counts on Facet for %s and %i Gems only where it saves one', (pool, gems, wins) => {
    const position = { ...summit, enemies: { medusa: 'c5y13' }, P1: { hero: 'Pippa', at: 'c4y13', gems }, pool }
    const { view } = see(at(platformer, { position }).match.play, 0)
    expect(winsWith(view, meansOf(view))).toBe(wins)
  })

  it('walks up to the Boss first, and calls up its Items', () => {
    const position = {
      ...summit,
      enemies: { medusa: 'c6y13' },
      P1: { hero: 'Angelo', at: 'c4y13', gems: 4, items: ['IT15'] },
      pool: 'foot sword sword sword',
    }
    const lines = plays(position, 4)
    expect(lines[0]).toBe('use IT15')
    expect(lines).toContain('step right')
    expect(lines.at(-1)).toBe('attack c6y13 sword.x2+sword.x2+sword.x2')
  })

  it('drags the Boss along if the Hero has no foot', () => {
    const position = {
      ...summit,
      enemies: { medusa: 'c6y13', snake1: 'c8y13' },
      P1: { hero: 'Angelo', at: 'c4y13', gems: 7, special: 'sword', ready: false },
      pool: 'claw sword sword',
    }
    expect(plays(position, 4)).toEqual([
      'claw claw x1',
      'enemy c6y13',
      'drag left',
      'attack c5y13 sword.x3+sword.x3+special.x2',
    ])
  })

  it('climbs, and takes the Gem on its way', () => {
    const position = { open: 2, floors: 'c3y2', gems: 'c4y2', P1: { hero: 'Avys', at: 'c4y1' }, pool: 'foot foot' }
    expect(plays(position, 4)).toEqual(['move foot x1', 'step up', 'move foot x1', 'step left'])
  })

  it('goes to where the way up begins, around what stands above', () => {
    const floors = 'c1y2 c2y2 c3y2 c4y2 c5y2 c6y2'
    const position = { open: 2, floors, P1: { hero: 'Avys', at: 'c5y1' }, pool: 'foot foot' }
    expect(plays(position, 4)).toEqual(['move foot x1', 'step right', 'move foot x1', 'step right'])
  })

  it('stays away from a Faint', () => {
    const position = {
      open: 1,
      enemies: { werewolf1: 'c3y1' },
      P1: { hero: 'Avys', at: 'c2y1', hearts: 3 },
      pool: 'foot',
    }
    expect(plays(position, 2)).not.toContain('move foot x1')
  })

  it('pulls prey next to itself', () => {
    const position = {
      open: 1,
      enemies: { bat1: 'c5y1', golem1: 'c8y4' },
      P1: { hero: 'Avys', at: 'c3y1' },
      pool: 'claw sword',
    }
    expect(plays(position, 4)).toEqual(['claw claw x1', 'enemy c5y1', 'drag left', 'attack c4y1 sword.x1'])
  })

  it('keeps a sword for the Boss', () => {
    const position = {
      ...summit,
      step: 'special',
      enemies: { medusa: 'c8y13' },
      P1: { at: 'c1y14' },
      pool: 'sword foot claw',
    }
    expect(plays(position, 1)).toEqual(['set sword'])
  })
})

it.each([
  [1, 0, 1],
  [1, 2, 2],
  [2, 9, 7],
  [4, 9, 10],
  [5, 7, 11],
  [0, 9, 0],
])('%i swords deal with %i Gems at most %i Wounds', (swords, gems, wounds) =>
  expect(mostWounds(swords, gems)).toBe(wounds),
)

it('rates answers alike when two positions are thought about at once', () => {
  const positions = [
    { P1: { at: 'c3y1' }, enemies: { snake1: 'c4y1' }, pool: 'foot sword coin claw star' },
    { P1: { at: 'c3y1' }, pool: 'foot sword coin claw star' },
  ]
  const asked = positions.map(position => {
    const { play } = at(platformer, { position }).match
    const options = play.asks[0]?.options ?? []
    return { view: see(play, 0).view, options: options.map(option => [...option] as unknown as typeof option) }
  })
  const alone = asked.map(({ view, options }) => options.map(actionWorths(view, 0)))
  const both = asked.map(({ view }) => actionWorths(view, 0))
  expect(asked.map(({ options }, i) => options.map(option => both[i]?.(option)))).toEqual(alone)
})
