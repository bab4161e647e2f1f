import { describe, expect, it } from 'vitest'
import { ADRENALINE, CHARGED_KNUCKLES, KEEN_EYE, STATIC_FOG, TAR_SLICK } from '../../content/cards.ts'
import { ROLLED_TRAITS } from '../../content/rooms.ts'
import { fogOn, groupBonus, moveRolls, moveScore, type Scored, scoreOf } from './scores.ts'

const PLAIN: Scored = { move: 3, see: 2, fight: 1, effect: -1, roared: 0, group: -1, place: 84 }

describe('scores', () => {
  it.each([
    [PLAIN, 'move', 3],
    [{ ...PLAIN, effect: ADRENALINE }, 'move', 5],
    [{ ...PLAIN, effect: ADRENALINE }, 'see', 2],
    [{ ...PLAIN, effect: KEEN_EYE }, 'see', 4],
    [{ ...PLAIN, effect: CHARGED_KNUCKLES }, 'fight', 3],
    [{ ...PLAIN, effect: CHARGED_KNUCKLES, roared: 1 }, 'fight', 2],
    [{ ...PLAIN, roared: 1 }, 'fight', 1],
  ] as const)('%o has %s %i (ED-4.11)', (explorer, trait, score) => {
    expect(scoreOf(explorer, trait)).toBe(score)
  })

  it('are never rolled for Live (ED-4.4)', () => {
    expect(ROLLED_TRAITS).toEqual(['move', 'see', 'fight'])
  })

  it.each([
    [[4, 3], 5],
    [[4, 3, 2], 5],
    [[1, 1, 1, 1, 1], 5],
    [[6], 6],
  ])('of a group with Move %o: %i (ED-5.22)', (moves, score) => {
    const members = moves.map(move => ({ ...PLAIN, move }))
    expect(moveScore(members, (1 << moves.length) - 1)).toBe(score)
  })

  it('have a bonus for each other member in the same place (ED-4.2)', () => {
    const group = [0, 0, 0, 1].map((place, i) => ({ ...PLAIN, group: i === 2 ? -1 : 0, place }))
    expect(group.map((_, id) => groupBonus(group, id))).toEqual([1, 1, 0, 0])
  })

  it('are spoilt by the MoF’s cards', () => {
    expect([fogOn({ mofEffect: STATIC_FOG }, 'see'), fogOn({ mofEffect: STATIC_FOG }, 'move')]).toEqual([-3, 0])
    const slick = { explorers: [PLAIN, PLAIN], mofEffect: TAR_SLICK, mofTarget: 1 }
    expect([moveRolls(slick, 1), moveRolls(slick, 2), moveRolls(slick, 3)]).toEqual([3, 1, 1])
  })
})
