import { checkChoice, readChoice, sayChoice } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { TILE_NAMES } from '../content/boards.ts'
import { verbs } from './choices.ts'
import { PAWNS, STATS } from './state.ts'

const lines = [
  'sheets 6-5-4-3-2-1 1-2-3-4-5-6',
  'sheets 6-6-4-3-2-1 0-99-1',
  ...PAWNS.map(pawn => `pawn ${pawn}`),
  ...TILE_NAMES.map(tile => `move ${tile}`),
  'path a1',
  'path a1-b1-b2-b1',
  ...STATS.flatMap(stat => [`injure ${stat}`, `red ${stat}`, `train ${stat}`, `tie ${stat}`]),
  'use yes',
  'use no',
  ...PAWNS.flatMap(pawn => STATS.flatMap(stat => [`blue ${pawn} ${stat}`, `attack ${pawn} ${stat}`])),
  'pass',
  'concede',
]

it('reads every choice back', () => {
  for (const line of lines) {
    const choice = readChoice(verbs, line)
    expect(choice.ok && sayChoice(verbs, choice.value)).toBe(line)
    expect(choice.ok && checkChoice(verbs, choice.value).ok).toBe(true)
  }
})

describe('says what is wrong with', () => {
  it.each([
    ['jump a1', '"jump" is not a verb'],
    ['move l1', '"l1", word 2 of "move l1", is not a tile'],
    ['move', 'should read "move <tile>"'],
    ['path a1-b1-', 'is not a path'],
    ['attack C1 Str', '"C1", word 2'],
    ['attack B1 Luck', 'is not a stat'],
    ['sheets 6-5-4-3-2-1-7 1-2-3-4-5-6', 'is not a sheet'],
    ['sheets 6-5-4-3-2-x 1-2-3-4-5-6', 'is not a sheet'],
    ['use maybe', ', is not a'],
  ])('%s', (line, says) => {
    const choice = readChoice(verbs, line)
    expect(choice.ok ? 'read' : choice.error).toContain(says)
  })
})
