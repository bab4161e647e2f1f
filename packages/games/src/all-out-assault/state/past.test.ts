import { FastDice } from '@undercroft/kernel'
import { expect, it } from 'vitest'
import { writeClue } from './clues.ts'
import { imaginePast } from './past.ts'
import { soundPast } from './sound.ts'
import { AGI, HON, NONE, STE, STR } from './state.ts'

const dice = new FastDice('imagined')

it.each([
  { what: 'nothing is known', clues: [] },
  { what: 'it was unharmed', clues: [writeClue('unharmed', 1)] },
  { what: 'it was hurt', clues: [writeClue('hurt', 1), writeClue('injured', 1, AGI)] },
  {
    what: 'a low stat was shown high after a Red',
    clues: [writeClue('shown', 1, STR, 1), writeClue('red', 1, NONE, 6), writeClue('shown', 1, STR, 6)],
  },
  {
    what: 'two Reds of one number went to two stats that were shown',
    clues: [
      writeClue('shown', 1, STR, 1),
      writeClue('shown', 1, STE, 2),
      writeClue('red', 1, NONE, 4),
      writeClue('red', 2, NONE, 4),
      writeClue('shown', 3, STR, 4),
      writeClue('shown', 3, STE, 4),
    ],
  },
  {
    what: 'only a Red between can have made it frail',
    clues: [
      writeClue('unharmed', 1),
      writeClue('red', 1, NONE, 5),
      writeClue('red', 2, NONE, 2),
      writeClue('red', 3, NONE, 6),
      writeClue('hurt', 4),
    ],
  },
  {
    what: 'trained up to 8',
    clues: [
      writeClue('fit', 1),
      writeClue('trained', 1),
      writeClue('fit', 3),
      writeClue('trained', 3),
      writeClue('shown', 4, HON, 8),
    ],
  },
])('finds a past where $what', ({ clues }) => {
  const pasts = Array.from({ length: 50 }, () => imaginePast(clues, dice))
  for (const past of pasts) expect(soundPast({ ...past, clues }, 'A1')).toEqual([])
  expect(new Set(pasts.map(past => past.start.join(''))).size).toBeGreaterThan(1)
})

it('says so where there can be none', () => {
  expect(() => imaginePast([writeClue('shown', 1, STR, 7)], dice)).toThrow('no sheet agrees with')
})
