import { describe, expect, it } from 'vitest'
import { sound } from '../state/sound.ts'
import { scene } from './scene.ts'

const options = { board: 'arena', roundLimit: 40, quietLimit: 12 } as const

describe('a written position', () => {
  it.each([
    ['a sheet as it starts', '6 5 4 3 2 1', '6 5 4 3 2 1'],
    ['a number twice, by a Red', '5 2 3 4 1 4', '5 2 3 4 1 6'],
    ['a 0, by a Blue', '6 5 4 2 1 0', '6 5 4 2 1 3'],
    ['an 8, by Training', '8 5 4 3 2 1', '6 5 4 3 2 1'],
  ])('has a past for %s', (_, sheet, start) => {
    const state = scene.read({ A1: { sheet } }, options)
    expect(scene.show(state)).toMatchObject({ A1: { sheet, start } })
    expect(sound(state)).toEqual([])
  })

  it.each([
    [{ A3: {} }, 'a position has no "A3"'],
    [{ A1: { colour: 'red' } }, 'a pawn has no "colour"'],
    [{ A1: { tile: 'z9' } }, '"z9" is not a tile'],
    [{ A1: { tile: 'j1' } }, 'A1 is off the board'],
    [{ A1: { tile: 'i9' } }, 'two pawns stand on one tile'],
    [{ A1: { health: 0 }, A2: { health: 0 } }, 'a side is beaten and plays on'],
    [{ A1: { sheet: '4 7 5 6 1 2' } }, 'was fit with'],
    [{ A1: { health: 'full' } }, 'a whole number belongs here, not "full"'],
    [{ round: 41 }, 'the round is past its limit'],
    [[], 'a position is a set of names with values'],
  ])('is refused where it cannot be: %j', (position, says) => {
    expect(() => scene.read(position, options)).toThrow(says)
  })
})
