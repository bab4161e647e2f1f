import { FastDice } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { at, CELLS } from '../../content/cells.ts'
import { type Layout, readLayout } from '../../content/layout.ts'
import { readyMade } from '../../content/layouts/index.ts'
import { emptyBoard } from '../../state/setup.ts'
import { randomPuzzle } from '../../testing/random-puzzle.ts'
import { layOut } from '../03-building-a-setup/lay-out.ts'
import { boardPuzzle, WANTED_WITH_KEY } from '../04-access-and-opening/puzzle.ts'
import { Search } from '../04-access-and-opening/search.ts'
import { prospect } from './prospect.ts'
import { Relaxed } from './relaxed.ts'

const LIMIT = { searchNodes: 20_000 }

function board(layout: Layout) {
  const laid = emptyBoard()
  layOut(laid, layout)
  return { ...laid, held: 'nothing' as const }
}

/** The Vault with other crates: the tall one is stuck at the edge, and nothing else leads up to the key. */
function vault(hero: string, crates: string) {
  const pieces = readyMade('L5').layout.filter(({ kind }) => kind !== 'hero' && kind !== 'short' && kind !== 'upright')
  return board([...pieces, ...(readLayout(`H${hero}.${crates}`) ?? [])])
}

describe('whether a setup can still be completed (WM-12.9, WM-12.10)', () => {
  it('is the same whatever was looked at before', () => {
    // No crate can be pushed between the wall and the edge. A short one there is a step up to the end, a tall one is
    // not.
    const pieces = 'S1b8.S2i9.S3a6.S4b2.S5h2.Ha12.Ed6.le1.dd9c3.bk5'
    const yard = (crate: string) => board(readLayout(`${pieces}.${crate}`) ?? [])
    for (const crate of ['Ta5', 'sa5', 'Ta5']) {
      expect([crate, prospect(yard(crate), LIMIT).impossible]).toEqual([crate, crate === 'Ta5'])
    }
  })

  it.each([
    ['h8', 'sg8e5.Ta7'],
    ['d4', 'sg8e4.Ta8'],
    ['b6', 'sj9f5.Ta6'],
    ['a7', 'sh8b4.Ta8'],
    ['e5', 'sg8e6.Ta8'],
  ])('is found with two free crates within the usual limit: dog on %s, %s', (hero, crates) => {
    const position = vault(hero, crates)
    expect(prospect(position, LIMIT).impossible).toBe(true)
    const wanted = new Uint8Array(CELLS + 1)
    wanted[position.end] = WANTED_WITH_KEY
    const plain = new Search()
    const limits = { pushes: Number.POSITIVE_INFINITY, nodes: LIMIT.searchNodes }
    expect(plain.run(boardPuzzle(position), wanted, limits)).toBe('limit')
  })

  it('is not denied while the tall crate can be brought to the tower', () => {
    expect(prospect(vault('d6', 'sg8e5.Td7'), LIMIT).impossible).toBe(false)
  })

  it('is denied by the kinder board only where no search finds a way, on 2,000 small boards', () => {
    const dice = new FastDice('kinder boards')
    const search = new Search()
    const relaxed = new Relaxed()
    let denied = 0
    let missed = 0
    for (let n = 0; n < 2_000; n++) {
      const { puzzle, wanted } = randomPuzzle(dice)
      const needsKey = wanted[puzzle.end] === WANTED_WITH_KEY
      const goal = new Uint8Array(CELLS + 1)
      goal[puzzle.end] = at(wanted, puzzle.end)
      const open = {
        ...puzzle,
        barred: puzzle.barred.map((_, cell) => (cell === puzzle.end ? at(puzzle.barred, cell) : 0)),
      }
      const limits = { pushes: Number.POSITIVE_INFINITY, nodes: Number.POSITIVE_INFINITY }
      const found = search.run(open, goal, limits)
      const hopeless = relaxed.isHopeless(open, needsKey)
      if (found === 'all') expect([n, hopeless]).toEqual([n, false])
      else if (hopeless) denied++
      else missed++
    }
    expect(denied).toBeGreaterThan(300)
    expect(missed).toBeLessThan(denied)
  })
})
