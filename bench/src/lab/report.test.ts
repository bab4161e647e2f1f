import { expect, it } from 'vitest'
import { labJson, sayLab } from './report.ts'

const figures = [{ game: 'pig', games: 100, bare: 1.9, lab: 2 }]

it('says what of the speed is left, and whether that is enough', () => {
  expect(labJson(figures)).toEqual({
    pig: { bareGamesPerSecond: expect.closeTo(52.6, 1), labGamesPerSecond: 50, ratio: 0.95 },
  })
  expect(sayLab(figures)[0]).toMatch(/pig +52\.6 +50\.0 +0\.95 +0\.9: met/)
  expect(sayLab([{ game: 'pig', games: 100, bare: 1, lab: 2 }])[0]).toContain('not met')
  expect(sayLab([])).toEqual([])
})
