import { FastDice } from '@undercroft/kernel'
import { expect, it } from 'vitest'
import { writeFact } from './clues.ts'
import { imaginePast } from './past.ts'
import { soundPast } from './sound.ts'
import { AGI, HON, NONE, STE, STR } from './state.ts'

const dice = new FastDice('imagined')

it.each([
  { what: 'nothing is known', facts: [] },
  { what: 'it was unharmed', facts: [writeFact('unharmed', 1)] },
  { what: 'it was hurt', facts: [writeFact('hurt', 1), writeFact('injured', 1, AGI)] },
  {
    what: 'a low stat was shown high after a Red',
    facts: [writeFact('shown', 1, STR, 1), writeFact('red', 1, NONE, 6), writeFact('shown', 1, STR, 6)],
  },
  {
    what: 'two Reds of one number went to two stats that were shown',
    facts: [
      writeFact('shown', 1, STR, 1),
      writeFact('shown', 1, STE, 2),
      writeFact('red', 1, NONE, 4),
      writeFact('red', 2, NONE, 4),
      writeFact('shown', 3, STR, 4),
      writeFact('shown', 3, STE, 4),
    ],
  },
  {
    what: 'only a Red between can have made it frail',
    facts: [
      writeFact('unharmed', 1),
      writeFact('red', 1, NONE, 5),
      writeFact('red', 2, NONE, 2),
      writeFact('red', 3, NONE, 6),
      writeFact('hurt', 4),
    ],
  },
  {
    what: 'trained up to 8',
    facts: [
      writeFact('fit', 1),
      writeFact('trained', 1),
      writeFact('fit', 3),
      writeFact('trained', 3),
      writeFact('shown', 4, HON, 8),
    ],
  },
])('finds a past where $what', ({ facts }) => {
  const pasts = Array.from({ length: 50 }, () => imaginePast(facts, dice))
  for (const past of pasts) expect(soundPast({ ...past, facts }, 'A1')).toEqual([])
  expect(new Set(pasts.map(past => past.start.join(''))).size).toBeGreaterThan(1)
})

it('says so where there can be none', () => {
  expect(() => imaginePast([writeFact('shown', 1, STR, 7)], dice)).toThrow('no sheet agrees with')
})
