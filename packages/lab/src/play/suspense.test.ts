import { anyGame } from '@undercroft/kernel'
import { pig } from '@undercroft/kernel/examples'
import { expect, it } from 'vitest'
import { Suspense } from './suspense.ts'

const value = { weights: { score: 4, 'is to move': 0 }, bias: 0 }
const base = pig.setup({ goal: 100, players: 2 }, undefined as never)

/** Looks at a game by its scores, turn by turn. */
function watched(scores: readonly [number, number][]): Suspense | undefined {
  if (pig.thinking === undefined) throw new Error('Pig has no features')
  const suspense = Suspense.of(anyGame({ ...pig, thinking: { ...pig.thinking, value } }))
  for (const [turn, score] of scores.entries()) {
    const state = { ...base, mover: turn % 2, scores: [...score] }
    suspense?.look(state)
    suspense?.look(state) // the same turn counts once
  }
  return suspense
}

const won = (...winners: number[]) => ({ ...base, outcome: { winners, by: 'PG-1.6' as const } })

it('counts changes of the lead, when the winner led for good, and the lowest chance', () => {
  const suspense = watched([
    [50, 25],
    [25, 75],
    [75, 50],
    [80, 50],
  ])
  expect(suspense?.tension(won(0), [0, 1])).toEqual({ changes: 2, decided: 0.5, lowest: expect.closeTo(0.119, 3) })
  expect(suspense?.tension(won(1), [0, 1])).toMatchObject({ changes: 2, decided: 1 })
})

it('says nothing of a game that nobody won alone, or that cannot be judged', () => {
  expect(watched([[10, 20]])?.tension(won(), [0, 1])).toBeUndefined()
  expect(watched([[10, 20]])?.tension(won(0, 1), [0, 1])).toBeUndefined()
  expect(Suspense.of(anyGame(pig))).toBeUndefined()
})
