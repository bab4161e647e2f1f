import { anyGame } from '@undercroft/kernel'
import { pig } from '@undercroft/kernel/examples'
import { expect, it } from 'vitest'
import { seatsOf } from './seat-set.ts'
import { Watch } from './watch.ts'

const observed = {
  spots: ({ mover }: { mover: number }) => [{ board: 'track', x: mover, y: 0 }],
  holdings: ({ scores }: { scores: readonly number[] }) => scores.map(score => (score > 10 ? ['crown'] : [])),
}

it('looks once a turn at where things stand and who has what', () => {
  const watch = Watch.of(anyGame({ ...pig, observed }), { spots: true, holdings: true })
  const base = pig.setup({ goal: 100, players: 2 }, undefined as never)
  for (const [mover, scores] of [
    [0, [0, 0]],
    [0, [12, 0]], // the same turn
    [1, [9, 0]],
    [0, [9, 12]],
  ] as const) {
    const state = { ...base, mover, scores: [...scores] }
    watch?.look(state)
  }
  expect([...(watch?.cells ?? [])]).toEqual([
    ['track 0 0', 2],
    ['track 1 0', 1],
  ])
  expect(watch?.had).toEqual(new Map([['crown', seatsOf([1])]]))
  expect(Watch.of(anyGame(pig), { spots: true, holdings: true })).toBeUndefined()
  expect(Watch.of(anyGame({ ...pig, observed }), { spots: false, holdings: false })).toBeUndefined()
})
