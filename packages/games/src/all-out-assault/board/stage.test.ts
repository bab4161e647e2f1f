import { FastDice, Match, type Told } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { tileAt } from '../content/boards.ts'
import { allOutAssault } from '../index.ts'
import { type AllOutAssault, NONE } from '../state/state.ts'
import { staged, stageOf } from './stage.ts'

type News = Told<AllOutAssault>

const options = { board: 'arena', roundLimit: 40, quietLimit: 12 } as const
const view = new Match(allOutAssault, options, new FastDice(1)).see('spectator').view
const path = [tileAt(0, 0), tileAt(0, 1), tileAt(1, 1)]
/** The position after the part that is told: A1 has moved, been hurt, and B1 is gone. */
const after = {
  ...view,
  active: 0,
  roll: 3,
  pawns: view.pawns.map((pawn, i) => {
    if (i === 0) return { ...pawn, tile: tileAt(1, 1), health: 9, held: true }
    return i === 2 ? { ...pawn, tile: NONE, health: 0 } : pawn
  }),
}
const story: News[] = [
  { what: 'rolled', sides: 6, face: 3, label: 'movement' },
  { what: 'moved', pawn: 0, path },
  { what: 'hurt', pawn: 0, tile: tileAt(1, 1) },
  { what: 'lost', pawn: 0, loss: 3, health: 9 },
  { what: 'lost', pawn: 2, loss: 12, health: 0 },
  { what: 'defeated', pawn: 2 },
]
const before = stageOf(view)
const told = (count: number) => staged(before, after, story.slice(0, count))

describe('the stage', () => {
  it('is the position when nothing is told', () => {
    expect(staged(before, after, [])).toEqual(stageOf(after))
  })

  it('lets each line change what it speaks of, and nothing before it', () => {
    const seen = [1, 2, 3, 4].map(count => {
      const { tile, held, health } = told(count).actors[0] ?? {}
      return [tile, held, health]
    })
    expect(seen).toEqual([
      [tileAt(0, 0), false, 12],
      [tileAt(1, 1), false, 12],
      [tileAt(1, 1), true, 12],
      [tileAt(1, 1), true, 9],
    ])
  })

  it('shows the way of a move', () => {
    expect(told(2).actors[0]?.path).toEqual(path)
  })

  it('keeps a fallen pawn on its tile until its fall has been seen', () => {
    expect(told(6).actors[2]).toMatchObject({ tile: view.pawns[2]?.tile, health: 0, falls: true })
    expect(staged(told(6), after, []).actors[2]?.tile).toBe(NONE)
  })
})
