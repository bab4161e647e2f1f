import { describe, expect, it } from 'vitest'
import { HUB } from '../content/board.ts'
import { begun, placeNamed } from '../testing/board.ts'
import { deedsOf, meantBy, targetText, waysOf } from './deeds.ts'

function asked(position: object, seat = 1) {
  const match = begun(position)
  const [ask] = match.asks(seat)
  return { ask, view: match.see(seat).view }
}

function deeds(position: object): Record<string, string[]> {
  const { ask, view } = asked(position)
  return Object.fromEntries([...deedsOf(ask, view)].map(([target, there]) => [target, there.map(({ says }) => says)]))
}

describe('what a touch does', () => {
  it.each<[string, object, string, string[]]>([
    ['rolls at one’s own figure', {}, `place ${HUB}`, ['Hold', 'Roll the Move die', 'Roll together with B']],
    [
      'looks into and enters the room beside one',
      { A: { place: '5,3' }, stage: 'place' },
      'place 89',
      ['Look in with A', 'Enter'],
    ],
    ['unlocks a door', { A: { place: '4,1', keys: 1 }, stage: 'place' }, 'door 0', ['Unlock']],
    [
      'interacts with the room one is in, or flees',
      { A: { place: 'e' } },
      'place 89',
      ['Flee', 'Interact with the room'],
    ],
  ])('%s', (_, position, target, says) => {
    expect(deeds(position)[target]?.toSorted()).toEqual(says.toSorted())
  })

  it('does nothing for who is not asked', () => {
    const { view } = asked({})
    expect(deedsOf(undefined, view).size).toBe(0)
    expect(waysOf(undefined, view).size).toBe(0)
    expect(meantBy(undefined, 'door 0')).toBeUndefined()
  })
})

describe('ways', () => {
  const start = { A: { place: '6,5' }, stage: 'moving', die: 3, points: 3 }

  it('lead as far as the points, by the shortest path', () => {
    const { ask, view } = asked(start)
    const ways = waysOf(ask, view)
    expect(Math.max(...[...ways.values()].map(({ steps }) => steps))).toBe(3)
    expect(ways.get(HUB)).toEqual({ steps: 1, path: [HUB] })
    expect(ways.get(placeNamed('8,4'))?.path).toEqual([HUB, placeNamed('8,4')])
    expect(ways.has(placeNamed('6,5'))).toBe(false)
  })

  it('do not lead into rooms', () => {
    const { ask, view } = asked({ ...start, A: { place: '5,5' } })
    expect([...waysOf(ask, view).keys()].filter(place => place > HUB)).toEqual([])
  })

  it('end where nothing is offered, and then it is asked for, so that the rule can be told', () => {
    const { ask } = asked(start)
    expect(meantBy(ask, 'place 0')).toEqual(['step', 0])
    expect(meantBy(ask, 'place 89')).toEqual(['through', 4, 'leave'])
    expect(meantBy(ask, 'door 0')).toEqual(['unlock', 0])
    expect(meantBy(asked({}).ask, 'place 0')).toEqual(['step', 0])
    const { ask: there } = asked({ A: { place: '5,5' }, stage: 'place' })
    expect(meantBy(there, 'place 0')).toEqual(['step', 0])
    expect(meantBy(there, 'place 85')).toEqual(['enter', 0])
    expect(meantBy(there, 'door 3')).toEqual(['unlock', 3])
  })
})

describe('a part of the board in words', () => {
  it.each([
    [`place ${HUB}`, 'The Hub, A and B here'],
    ['place 89', 'Room e, unknown'],
    ['door 0', 'The blue door, open, Puzzle'],
    [`place ${placeNamed('5,3')}`, 'The 5 at room e'],
    [`place ${placeNamed('4,1')}`, 'The 2 before the blue door'],
  ] as const)('%s is "%s"', (target, says) => {
    const { view } = asked({ doors: { blue: { locked: false } } })
    expect(targetText(target as `door ${number}`, view)).toBe(says)
  })
})
