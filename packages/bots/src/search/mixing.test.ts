import { expect, it } from 'vitest'
import { drawn, mixOf } from './mixing.ts'
import { Race } from './race.ts'

/** Three answers that do as well as chance lets one tell, and one that is worse in every round. */
function race(): Race {
  const found = new Race(4)
  for (let i = 0; i < 12; i++) {
    const luck = i / 24
    const turns = [i % 3, (i + 1) % 3, (i + 2) % 3].map(turn => luck + turn / 10)
    found.add([...turns, luck - 0.2])
  }
  return found
}

it('takes each of those that are near the best, and never one that is beaten', () => {
  const mix = mixOf(race(), 4)
  expect(mix.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1)
  expect(mix.slice(0, 3).every(weight => weight > 0.1)).toBe(true)
  expect(mix[3]).toBe(0)
})

it('takes what is a little behind less often than the best', () => {
  const close = new Race(2)
  for (let i = 0; i < 16; i++) close.add([(i % 4) / 10 + 0.005, ((i + 2) % 4) / 10])
  const [best = 0, behind = 0] = mixOf(close, 2)
  expect(behind).toBeGreaterThan(0)
  expect(behind).toBeLessThan(best)
})

it('draws by the weights', () => {
  const mix = [0.5, 0, 0.3, 0.2]
  const counts = [0, 0, 0, 0]
  for (let i = 0; i < 100; i++) counts[drawn(mix, i / 100)] = (counts[drawn(mix, i / 100)] ?? 0) + 1
  expect(counts).toEqual([50, 0, 30, 20])
  expect(drawn(mix, 1)).toBe(3)
})

it('after one round it has no reason to leave the best', () => {
  const one = new Race(2)
  one.add([0.4, 0.6])
  expect(mixOf(one, 2)).toEqual([0, 1])
})
