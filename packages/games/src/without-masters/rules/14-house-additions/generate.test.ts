// @module-tag slow
import { FastDice } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { type Layout, sayLayout } from '../../content/layout.ts'
import { HERO_UNIT } from '../../content/units.ts'
import { DIFFICULTIES } from '../../state/options.ts'
import { checkSetup } from '../03-building-a-setup/check.ts'
import { access } from '../04-access-and-opening/access.ts'
import { routeCost } from '../04-access-and-opening/route.ts'
import { generateLayout } from './generate.ts'

const STOCK = { treats: 6, balls: 2, keys: 1 }

/** The mp and pushes of the way to the end, and the numbers of enemies and spawn tiles. */
function hardness(layout: Layout): number {
  const end = access(layout, { accessPushes: 6 }).find(({ kind }) => kind === 'end' || kind === 'lockedEnd')
  const foes = layout.filter(({ kind }) => kind === 'light' || kind === 'heavy' || kind === 'spawn').length
  return routeCost(end?.route ?? []) + 2 * (end?.pushes ?? 0) + 2 * foes
}

describe('generated setups (WM-14.1, WM-14.2)', () => {
  it.each(DIFFICULTIES)('are legal, accessible and different each time: %s', difficulty => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const layout = generateLayout(new FastDice(seed), { difficulty, stock: STOCK, accessPushes: 6 })
      expect(checkSetup(layout, STOCK, { accessPushes: 6 })).toEqual([])
      expect(sayLayout(layout).length).toBeLessThan(300)
      seen.add(sayLayout(layout))
    }
    expect(seen.size).toBe(60)
  })

  it('are the same for the same dice', () => {
    const wish = { difficulty: 'fair', stock: STOCK, accessPushes: 6 } as const
    expect(generateLayout(new FastDice(7), wish)).toEqual(generateLayout(new FastDice(7), wish))
  })

  it('are made for what a push costs at the table', () => {
    const made = (push: number, seed: number): string => {
      const wish = { difficulty: 'harsh', stock: STOCK, accessPushes: 6, unit: { ...HERO_UNIT, push } } as const
      return sayLayout(generateLayout(new FastDice(seed), wish))
    }
    const changed = [...Array(20).keys()].filter(seed => made(HERO_UNIT.push, seed) !== made(3, seed))
    expect(changed).not.toEqual([])
  })

  it('get harder', () => {
    const [gentle = 0, fair = 0, harsh = 0] = DIFFICULTIES.map(difficulty => {
      let sum = 0
      for (let seed = 0; seed < 30; seed++) {
        sum += hardness(
          generateLayout(new FastDice(`${seed} ${difficulty}`), { difficulty, stock: STOCK, accessPushes: 6 }),
        )
      }
      return sum
    })
    expect(fair).toBeGreaterThan(gentle * 1.2)
    expect(harsh).toBeGreaterThan(fair * 1.05)
  })

  it.each([
    { treats: 0, balls: 1, keys: 1, accessPushes: 6 },
    { treats: 1, balls: 2, keys: 1, accessPushes: 0 },
    { treats: 6, balls: 1, keys: 1, accessPushes: 1 },
    { treats: 6, balls: 2, keys: 1, accessPushes: 8 },
  ])('suit any box and any table: %o', ({ accessPushes, ...stock }) => {
    for (const difficulty of DIFFICULTIES) {
      for (let seed = 0; seed < 10; seed++) {
        const layout = generateLayout(new FastDice(seed), { difficulty, stock, accessPushes })
        expect(checkSetup(layout, stock, { accessPushes })).toEqual([])
      }
    }
  })

  it('have a last resort that is always legal', () => {
    const first = { below: () => 0 }
    for (const accessPushes of [0, 6]) {
      const layout = generateLayout(first, { difficulty: 'harsh', stock: STOCK, accessPushes })
      expect(checkSetup(layout, STOCK, { accessPushes })).toEqual([])
    }
  })
})
