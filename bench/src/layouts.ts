import { generateLayout } from '@undercroft/games/without-masters'
import { FastDice } from '@undercroft/kernel'
import { median } from './figures.ts'

const DIFFICULTIES = ['gentle', 'fair', 'harsh'] as const
const WARM_UP = 100
const LAYOUTS = 300
/** Milliseconds that somebody who waits for a setup does not notice. */
const TARGET = 20

/** How long Without Masters takes to make up a setup: a line for people, from medians of the time on the wall. */
export function sayLayouts(): string {
  const dice = new FastDice('layouts')
  const times = DIFFICULTIES.map(difficulty => {
    const make = (): number => {
      const start = performance.now()
      generateLayout(dice, { difficulty, stock: { treats: 6, balls: 2, keys: 1 }, accessPushes: 6 })
      return performance.now() - start
    }
    for (let i = 0; i < WARM_UP; i++) make()
    return median(Array.from({ length: LAYOUTS }, make))
  })
  const each = DIFFICULTIES.map((difficulty, i) => `${difficulty} ${times[i]?.toFixed(1)} ms`).join(', ')
  const met = Math.max(...times) < TARGET ? 'met' : 'not met'
  return `A setup of Without Masters, made up: ${each}; target ${TARGET} ms: ${met}`
}
