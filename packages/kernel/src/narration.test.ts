import { describe, expect, it } from 'vitest'
import { hoard, type Pig, pig } from './examples/index.ts'
import { hasLine, isKernelEvent, narrate, sayOutcome } from './narration.ts'
import type { Told } from './story.ts'
import { at } from './testing/index.ts'

const names = ['Ann', 'Ben', 'Cleo']

describe('an event in words', () => {
  it.each<[Told<Pig>, string]>([
    [{ what: 'chose', seat: 0, choice: ['hold'] }, 'Ann: hold'],
    [{ what: 'chose', seat: 1, choice: ['hold'], forced: true }, 'Ben: hold (the only choice)'],
    [{ what: 'answered', seat: 1 }, 'Ben has answered'],
    [{ what: 'rolled', sides: 6, face: 4, label: 'attack' }, 'The die for attack shows 4 of 6'],
    [{ what: 'ended', outcome: { winners: [1], by: 'PG-1.6' } }, 'The game is over (PG-1.6): Ben wins'],
    [{ what: 'lost', seat: 0, stake: 3 }, 'Ann loses 3 points'],
    [{ what: 'answered', seat: 7 }, 'seat 8 has answered'],
  ])('%j', (event, line) => expect(narrate(pig, event, names)).toBe(line))

  it('says a choice as on its button where what was seen is given', () => {
    const seen = at(pig).match.see(0)
    expect(narrate(pig, { what: 'chose', seat: 0, choice: ['hold'] }, names, seen)).toBe('Ann: Hold')
  })

  it('is not a roll that the game tells itself', () => {
    const roll = { what: 'rolled', sides: 6, face: 4, label: 'attack' } as const
    expect(hasLine(pig, roll)).toBe(true)
    expect(hasLine({ ...pig, tellsRolls: true }, roll)).toBe(false)
    expect(hasLine<Pig>({ ...pig, tellsRolls: true }, { what: 'lost', seat: 0, stake: 3 })).toBe(true)
  })

  it('is the game’s own for the game’s own events', () => {
    expect(isKernelEvent<Pig>({ what: 'ended', outcome: { winners: [], by: 'PG-1.6' } })).toBe(true)
    expect(isKernelEvent<Pig>({ what: 'lost', seat: 0, stake: 3 })).toBe(false)
    expect(narrate(hoard, { what: 'dug', seat: 1 }, names)).toBe('Ben digs up a treasure')
  })
})

describe('an outcome in words', () => {
  it.each([
    [{ winners: [], by: 'R' }, 'nobody wins'],
    [{ winners: [2], by: 'R' }, 'Cleo wins'],
    [{ winners: [0, 2], by: 'R' }, 'Ann and Cleo win together'],
    [{ winners: [0, 1, 2], by: 'R' }, 'Ann, Ben and Cleo win together'],
    [{ winners: [0], by: 'R', scores: [3, 1, 0] }, 'Ann wins; scores: Ann 3, Ben 1, Cleo 0'],
  ])('%j', (outcome, line) => expect(sayOutcome(outcome, names)).toBe(line))
})
