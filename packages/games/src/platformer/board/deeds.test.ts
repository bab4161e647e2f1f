import { describe, expect, it } from 'vitest'
import { platformer } from '../index.ts'
import { attackBroken } from '../rules/11-attacks-by-heroes/attack.ts'
import { sayDeed } from './deed.ts'
import { deedsOf } from './deeds.ts'
import { EMPTY, type Hand } from './hand.ts'
import { spaceNamed, tableAt } from './testing.ts'
import { gemsInHand, mostRaises, usesOf } from './uses.ts'
import { isPlain } from './why.ts'

/** What a click on a Space would do. */
function at(position: object, space: string, hand: Partial<Hand> = {}) {
  const { ask, seen } = tableAt(platformer, position)
  return deedsOf(ask, seen, { ...EMPTY, ...hand }).get(spaceNamed(space)) ?? []
}

const texts = (...of: Parameters<typeof at>) => at(...of).map(({ text }) => text)

describe('an empty hand', () => {
  it.each([
    ['foot foot', 'c4y3', ['Go to the air, fourth from the left, high on Level 1 with foot and foot']],
    ['foot', 'c4y3', ['Go to the air, fourth from the left, high on Level 1 with foot ×2, 1 Gem']],
    ['coin coin', 'c4y2', ['Go to the air above Sweety with two coins forged']],
    [
      'foot coin coin',
      'c4y2',
      ['Go to the air above Sweety with foot', 'Go to the air above Sweety with two coins forged'],
    ],
    ['sword', 'c4y2', []],
  ])('%s reaches %s by %j', (pool, space, expected) => {
    expect(texts({ open: 1, P1: { at: 'c4y1', gems: 2 }, pool }, space)).toEqual(expected)
  })

  it('walks step by step, and stops where one Symbol goes further than it has to', () => {
    const [deed] = at({ open: 1, P1: { at: 'c4y1', gems: 3 }, pool: 'foot foot' }, 'c7y1')
    expect(deed?.plan.map(choice => choice.join(' '))).toEqual([
      'move 0 1',
      'step right',
      'step right',
      'move 0 0',
      'step right',
    ])
    expect(deed?.gems).toBe(1)
  })

  it('says what the way costs in Hearts', () => {
    const [deed] = at({ open: 1, enemies: { imp1: 'c3y1' }, traps: 'c4y2', P1: { at: 'c4y1' }, pool: 'foot' }, 'c4y2')
    expect(deed?.route?.wounds).toBe(2)
  })

  it('asks again before a push that is a Faint: an Ent strikes twice', () => {
    const position = { open: 1, enemies: { ent1: 'c5y1' }, P1: { at: 'c4y1', hearts: 2 }, pool: 'foot' }
    const [deed] = at(position, 'c5y1')
    expect(deed?.danger).toEqual({ wounds: 2, faints: true })
    expect(deed !== undefined && isPlain(deed, true)).toBe(false)
    expect(deed !== undefined && sayDeed(deed)).toBe('Push the ent away with foot: you faint')
  })

  it('says what a Spawn in a Trap costs', () => {
    const [deed] = at({ open: 1, traps: 'c4y1', P1: {}, pool: 'foot' }, 'c4y1')
    expect(deed !== undefined && sayDeed(deed)).toBe('Come onto the map here with a foot die: −1 ♥')
  })

  it('goes round whoever is in the way, and pushes only at the end', () => {
    const position = { open: 1, P1: { at: 'c4y1' }, P2: { at: 'c5y1' }, pool: 'foot foot foot foot' }
    expect(at(position, 'c6y1')[0]?.route?.spaces).not.toContain(spaceNamed('c5y1'))
    expect(texts(position, 'c5y1')).toEqual(['Push the other hero away with foot'])
  })

  it('steps through a Portal', () => {
    const position = { open: 1, portals: 'c2y2 c6y3', P1: { at: 'c2y2' }, pool: 'foot' }
    expect(texts(position, 'c6y3')).toEqual(['Hop to the portal with foot'])
  })

  it('drags any Enemy on this side', () => {
    expect(texts({ open: 1, enemies: { bat1: 'c8y4' }, P1: { at: 'c1y1' }, pool: 'claw' }, 'c8y4')).toEqual([
      'Drag the bat with claw',
    ])
  })
})

describe('dice in hand', () => {
  const fight = {
    open: 1,
    enemies: { golem1: 'c5y1' },
    P1: { at: 'c4y1', gems: 3 },
    pool: 'sword sword coin coin foot',
  }

  it.each([
    [[0], 0, ['Strike the golem with sword: 1 of 4']],
    [[0, 1], 2, ['Strike the golem with sword ×2 and sword ×2, 2 Gems: 4 of 4']],
    [[0, 2, 3], 0, ['Strike the golem with sword and two coins forged: 2 of 4']],
    [[0, 4], 0, []],
    [[4], 0, []],
  ])('%j with %i Gems strike so: %j', (dice, raises, expected) => {
    expect(texts(fight, 'c5y1', { dice, raises }).filter(text => text.startsWith('Strike'))).toEqual(expected)
  })

  it('go where they can, and nowhere else', () => {
    expect(texts(fight, 'c4y2', { dice: [4] })).toEqual(['Go to the air above Sweety with foot'])
    expect(texts(fight, 'c4y3', { dice: [4] })).toEqual([])
    expect(texts(fight, 'c4y3', { dice: [4], raises: 1 })).toEqual([
      'Go to the air, fourth from the left, high on Level 1 with foot ×2, 1 Gem',
    ])
    expect(texts(fight, 'c4y2', { dice: [0] })).toEqual([])
  })

  it('are raised as far as the Gems go', () => {
    const { ask, seen } = tableAt(platformer, fight)
    expect(mostRaises(ask, seen.view, { ...EMPTY, dice: [4] })).toBe(2)
    expect(mostRaises(ask, seen.view, { ...EMPTY, dice: [0, 1] })).toBe(2)
    expect(gemsInHand(seen.view, 0, { ...EMPTY, dice: [4], raises: 2 })).toBe(3)
  })

  it('are raised with Facet where it takes a Gem off: never for a doubling, as it takes no last Gem off', () => {
    const pippa = { ...fight, P1: { hero: 'Pippa', at: 'c4y1', gems: 3 } }
    const { ask, seen } = tableAt(platformer, pippa)
    const hand = { ...EMPTY, dice: [0, 1], raises: 3 }
    const [deed] = deedsOf(ask, seen, hand).get(spaceNamed('c5y1')) ?? []
    expect(deed?.text).toBe('Strike the golem with sword ×3 and sword ×2, 3 Gems: 5 of 4')
    const choice = deed?.plan[0]
    expect(choice?.[0] === 'attack' && attackBroken(seen.view, choice[1], choice[2])).toBeUndefined()
    expect(mostRaises(ask, seen.view, hand)).toBe(3)
  })

  it('become Coins, or are kept', () => {
    const { ask, seen } = tableAt(platformer, fight)
    expect(usesOf(ask, seen.view, { ...EMPTY, dice: [2] }).map(({ text }) => text)).toEqual(['Gain 1 Coin'])
    const kept = tableAt(platformer, { ...fight, step: 'special' })
    const uses = usesOf(kept.ask, kept.seen.view, { ...EMPTY, dice: [0, 1] })
    expect(uses.map(({ face }) => face)).toEqual(['foot', 'coin', 'claw', 'star'])
    expect(usesOf(kept.ask, kept.seen.view, { ...EMPTY, dice: [4] })[0]?.choice).toEqual(['set', 'foot'])
  })
})

describe('other questions', () => {
  it('are answered on the Space that they are about', () => {
    const { ask, seen } = tableAt(platformer, { open: 1, enemies: { ent1: 'c5y1' }, P1: { at: 'c1y1' }, pool: 'claw' })
    expect(ask?.options.some(([verb]) => verb === 'claw')).toBe(true)
    const frames = [{ phase: 'drag', kind: 'ent', token: 1, left: 1, begun: false }] as const
    const drag = { ...(ask as NonNullable<typeof ask>), phase: 'drag', options: [['drag', 'up'] as const] }
    expect(deedsOf(drag, { ...seen, frames }, EMPTY).get(spaceNamed('c5y2'))?.[0]?.text).toBe('Drag it up')
  })
})
