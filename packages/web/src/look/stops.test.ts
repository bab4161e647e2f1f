import { expect, it } from 'vitest'
import type { Line } from '../table/protocol.ts'
import { stopFrom, stopsOf } from './stops.ts'

function line(n: number, step: number, seat: number): Line {
  return { n, step, because: undefined, text: '', event: { what: 'chose', seat, choice: ['roll'] } as Line['event'] }
}

it('a turn ends where another begins', () => {
  const lines = [line(0, 1, 0), line(1, 2, 0), line(2, 3, 1), line(3, 4, 0)]
  const stops = stopsOf({} as never, ['Ann', 'Ben'], lines, 4)
  expect(stops).toEqual([0, 2, 3, 4])
  expect([stopFrom(stops, 2, 'on'), stopFrom(stops, 2, 'back')]).toEqual([3, 0])
  expect([stopFrom(stops, 4, 'on'), stopFrom(stops, 0, 'back')]).toEqual([undefined, undefined])
  expect(stopFrom(stops, 1, 'on')).toBe(2)
})
