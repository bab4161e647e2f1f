import { expect, test } from 'vitest'
import { solvingNow } from '../puzzles/progress.ts'
import { learnedHere, takeIn } from './account.ts'
import { keepDone, keepPlace, progressIn } from './progress.ts'

test('what was learned elsewhere comes to what was learned here, and nothing is lost', () => {
  keepDone('masmorra', 'roll')
  keepPlace('masmorra', 'fight', 3)
  takeIn(['lesson/masmorra/explore', 'lesson/masmorra/roll', 'puzzle/masmorra/p1', 'beaten/platformer/greedy', 'cake'])
  expect(learnedHere()).toEqual([
    'beaten/platformer/greedy',
    'lesson/masmorra/roll',
    'lesson/masmorra/explore',
    'puzzle/masmorra/p1',
  ])
  expect(progressIn('masmorra').at).toEqual({ chapter: 'fight', step: 3 })
  expect(solvingNow()).toMatchObject({ found: { masmorra: ['p1'] }, streak: 0 })
  takeIn([])
  expect(learnedHere()).toHaveLength(4)
})
