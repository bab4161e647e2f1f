import { describe, expect, it } from 'vitest'
import type { Shape } from './game.ts'
import { OfferSheet } from './offers.ts'

function sheet(explaining = true): OfferSheet<Shape> {
  const fresh = new OfferSheet<Shape>()
  fresh.open(explaining)
  return fresh
}

describe('a sheet of offers', () => {
  it('holds a question with its options, its default, its form and its refusals', () => {
    const o = sheet()
    o.ask(1, 'Move', 'secret')
      .may(['pass'])
      .otherwise()
      .may(['go', 'a1'])
      .refuse(['go', 'b1'], 'R-1')
      .form('write')
      .evenIfForced()
    o.close()
    expect(o.asks).toEqual([
      {
        seat: 1,
        prompt: 'Move',
        shown: 'secret',
        options: [['pass'], ['go', 'a1']],
        otherwise: 1,
        form: 'write',
        evenIfForced: true,
        within: undefined,
        refused: [{ choice: ['go', 'b1'], rule: 'R-1' }],
      },
    ])
  })

  it('is open, and takes the first option for an absent seat, unless it says otherwise', () => {
    const o = sheet()
    o.ask(0, 'Move').may(['pass'])
    o.close()
    expect(o.asks[0]).toMatchObject({ shown: 'open', otherwise: 0, form: undefined, evenIfForced: false })
  })

  it('offers what breaks no rule and refuses what does', () => {
    const o = sheet()
    o.ask(0, 'Move').try(['go', 'a1'], undefined).try(['go', 'b1'], 'R-1')
    o.close()
    expect(o.asks[0]).toMatchObject({ options: [['go', 'a1']], refused: [{ choice: ['go', 'b1'], rule: 'R-1' }] })
  })

  it('keeps no refusals where nobody reads them', () => {
    const o = sheet(false)
    o.ask(0, 'Move').may(['pass']).try(['go', 'b1'], 'R-1')
    o.close()
    expect(o.asks[0]?.refused).toEqual([])
  })

  it('forgets everything of the question before, though it uses its objects again', () => {
    const o = sheet()
    o.ask(0, 'Move', 'quiet').otherwise().may(['a']).may(['b']).refuse(['c'], 'R-1').form('write').evenIfForced()
    o.ask(1, 'Move').may(['a'])
    o.close()
    const first = o.asks[0]
    o.open(true)
    o.ask(2, 'Fight').may(['z'])
    o.close()
    expect(o.asks).toEqual([
      {
        seat: 2,
        prompt: 'Fight',
        shown: 'open',
        options: [['z']],
        otherwise: 0,
        form: undefined,
        evenIfForced: false,
        within: undefined,
        refused: [],
      },
    ])
    expect(o.asks[0]).toBe(first)
  })

  it('keeps a limit of time to the question that has it', () => {
    const o = sheet()
    o.ask(0, 'Vote').may(['yes'])
    o.ask(1, 'Solve').within(90).otherwise().may(['give up'])
    o.ask(2, 'Vote').may(['yes'])
    o.close()
    expect(o.asks.map(ask => ask.within)).toEqual([undefined, 90, undefined])
    o.open(true)
    for (const seat of [0, 1, 2]) o.ask(seat, 'Vote').may(['no'])
    o.close()
    expect(o.asks.map(ask => ask.within)).toEqual([undefined, undefined, undefined])
  })

  it('drops who has answered', () => {
    const o = sheet()
    o.ask(0, 'Vote').may(['yes'])
    o.ask(1, 'Vote').may(['yes'])
    o.close()
    o.drop(0)
    o.drop(7)
    expect(o.asks.map(ask => ask.seat)).toEqual([1])
  })

  it('asks anew after some have answered', () => {
    const o = sheet()
    for (const seat of [0, 1, 2]) o.ask(seat, 'Vote').may(['yes'])
    o.close()
    o.drop(0)
    o.open(true)
    for (const seat of [3, 4]) o.ask(seat, 'Fight').may(['hit']).may(['miss'])
    o.close()
    expect(o.asks.map(({ seat, prompt, options }) => [seat, prompt, options.length])).toEqual([
      [3, 'Fight', 2],
      [4, 'Fight', 2],
    ])
    o.open(true)
    o.close()
    expect(o.asks).toEqual([])
  })

  it('offers nothing before somebody is asked', () => {
    expect(() => sheet().may(['pass'])).toThrow('an option was offered before anybody was asked')
  })
})
