import { readOptions } from '@undercroft/kernel'
import { at } from '@undercroft/kernel/testing'
import { describe, expect, it } from 'vitest'
import { masmorra } from '../../index.ts'
import { cellAt, sayCell } from '../../state/cells.ts'
import { OPTIONS } from '../../state/options.ts'
import type { State } from '../../state/state.ts'
import { readPosition } from '../../words/scene-read.ts'
import { trapCells } from '../09-traps/cells.ts'
import { exploreBroken, offeredPlacements, smallPlacements } from './placing.ts'

function positionOf(position: unknown, options = {}): State {
  const read = readOptions(OPTIONS, options)
  if (!read.ok) throw new Error(read.error.join())
  return readPosition(position, read.value)
}

/** The Starting Room with one exit left, to the east. */
const ONE_EXIT = { traps: ['L1-10 0:-1', 'L1-11 0:1', 'L1-12 -1:0'] }

describe('MA-8.11, no sealing', () => {
  it('keeps a dead end from closing the level while room tiles remain', () => {
    const s = positionOf({ ...ONE_EXIT, up: ['L1-09'], below: [['L1-02']], rooms: [] })
    expect(smallPlacements(s, 0, 'L1-09')).toEqual([{ cell: cellAt(1, 0), turns: 3 }])
    // Every placement seals the level, so the ban is lifted.
    expect(offeredPlacements(s, 0, 'L1-09')).toEqual([{ cell: cellAt(1, 0), turns: 3 }])
    const two = positionOf({ traps: ['L1-10 0:-1', 'L1-11 0:1'], up: ['L1-05'], below: [['L1-02']] })
    expect(offeredPlacements(two, 0, 'L1-05').map(({ cell }) => sayCell(cell))).toEqual(['1:0', '-1:0'])
  })

  it('turns a tile so that a door stays open, if one can', () => {
    const s = positionOf({ ...ONE_EXIT, traps: [...ONE_EXIT.traps, 'L1-23 1:-1'], up: ['L1-06'], below: [['L1-02']] })
    expect(smallPlacements(s, 0, 'L1-06').map(({ turns }) => turns)).toEqual([2, 3])
    expect(offeredPlacements(s, 0, 'L1-06').map(({ turns }) => turns)).toEqual([2]) // north of it lies a trap
  })

  it('is the table’s to turn off', () => {
    const traps = [...ONE_EXIT.traps, 'L1-23 1:-1']
    const s = positionOf({ traps, up: ['L1-06'], below: [['L1-02']] }, { noSealing: false })
    expect(offeredPlacements(s, 0, 'L1-06')).toHaveLength(2)
  })

  it('lets a trap close no last exit', () => {
    const s = positionOf({ traps: ['L1-10 0:-1', 'L1-11 0:1'], rooms: ['L1-09 -1:0 turned 1'], below: [['L1-02']] })
    expect(trapCells(s, 0, 0).map(sayCell)).toEqual(['1:0']) // no other cell beside it is empty
    expect(trapCells(s, 1, 0).map(sayCell)).toEqual(['-1:-1', '-1:1', '-2:0'])
  })
})

describe('where traps go', () => {
  const around = { rooms: ['L1-02 1:0', 'L1-03 -1:0', 'L1-04 0:1', 'L1-15 0:-1'] }

  it('is beside any room of the level, if the new one has no free side (MA-9.2)', () => {
    const s = positionOf(around)
    expect(trapCells(s, 0, 0).map(sayCell)).toContain('2:0')
  })

  it('is elsewhere for the fourth one (MA-9.3)', () => {
    const s = positionOf({ rooms: ['L1-02 1:0'] })
    expect(trapCells(s, 1, 2).map(sayCell)).toEqual(['1:-1', '2:0', '1:1'])
    expect(trapCells(s, 1, 3).map(sayCell)).toEqual(['0:-1', '0:1', '-1:0'])
  })
})

describe('MA-8.10, a tile that fits nowhere', () => {
  it('goes to the bottom, and the next one is turned up', () => {
    const position = {
      heroes: { jay: {} },
      ...ONE_EXIT,
      up: ['L1-16'],
      below: [['L1-13', 'L1-17', 'L1-18']],
      mp: 1,
      dice: 'E',
    }
    const s = positionOf({ ...position, traps: [...ONE_EXIT.traps, 'L1-23 3:0'] })
    expect(exploreBroken(s, 0)).toBe(undefined)
    const here = at(masmorra, { position: { ...position, traps: [...ONE_EXIT.traps, 'L1-23 3:0'] } })
    here.plays('P1 explore = 1 1') // a rune between two traps has no room for a medium tile; the next is drawn
    expect(here.match.state.stacks[0]).toMatchObject({ up: 'L1-17', bottom: ['L1-13'], rest: ['L1-18'] })
  })

  it('closes the level if nothing fits, and the last room explored becomes the Stairs (MA-8.12)', () => {
    const position = {
      heroes: { jay: {} },
      traps: [...ONE_EXIT.traps, 'L1-23 2:0'],
      up: ['L1-16'],
      below: [['L1-01']],
      mp: 1,
      dice: 'E',
    }
    const here = at(masmorra, { position }).plays('P1 explore = 1')
    const { stacks, rooms } = here.match.state
    expect(stacks[0]).toMatchObject({ up: 'none', bottom: ['L1-01'] })
    expect(rooms[1]).toMatchObject({ tile: 'L1-16', extra: 'stairs2' })
    here.plays('P1 explore ! MA-8.9', 'P1 stairs 2 = 1')
    expect(here.match.state.rooms[2]?.tile).toBe('S-02')
  })
})
