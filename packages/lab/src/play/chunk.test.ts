import { expect, it } from 'vitest'
import { emptyChunk } from '../measure/sums.ts'
import { count } from './chunk.ts'
import type { Noted } from './observe.ts'

it('calls a comeback only who was behind, and restless only where the lead changed', () => {
  const noted = (index: number, lowest: number, changes: number) =>
    ({
      index,
      outcome: { winners: [0], by: 'X-1' },
      answers: 10,
      sides: [0, 1],
      tension: { lowest, changes, decided: 0 },
      cells: new Map(),
      used: new Map(),
    }) as unknown as Noted
  const examplesOf = (...games: readonly Noted[]) => {
    const { arms } = emptyChunk(1)
    for (const game of games) if (arms[0] !== undefined) count(arms[0], game)
    return arms[0]?.examples
  }
  const easy = noted(0, 0.6, 0)
  expect(examplesOf(easy)).toEqual({ shortest: { index: 0, value: 10 }, longest: { index: 0, value: 10 } })
  expect(examplesOf(easy, noted(1, 0.3, 2))).toMatchObject({
    comeback: { index: 1, value: 0.3 },
    restless: { index: 1, value: 2 },
  })
})
