import { describe, expect, it } from 'vitest'
import { setup } from '../rules/02-setup/setup.ts'
import { scene } from '../words/scene.ts'
import { clone } from './clone.ts'
import { writeClue } from './clues.ts'
import { sound } from './sound.ts'
import { type Pawn, pawnOf, type State } from './state.ts'

const options = { board: 'arena', roundLimit: 40, quietLimit: 12 } as const
const begun = scene.read({}, options)

it('finds nothing wrong with a game that begins', () => {
  expect(sound(setup(options))).toEqual([])
  expect(sound(begun)).toEqual([])
})

describe('finds', () => {
  const a1 = (s: State): Pawn => pawnOf(s, 0)
  it.each<[what: string, spoil: (s: State) => object, says: string]>([
    ['a stat that nothing explains', s => Object.assign(a1(s).stats, [5]), 'its past makes it 6 5 4 3 2 1'],
    ['a clue that is not so', s => Object.assign(a1(s).clues, [writeClue('shown', 1, 0, 3)]), 'A1 was shown with'],
    ['a pick that nothing asked for', s => Object.assign(a1(s).picks, [0]), 'A1 has 1 secret picks, not 0'],
    ['a start with a number twice', s => Object.assign(a1(s).start, [5]), 'A1 started with 5 5 4 3 2 1'],
    ['a pawn that is defeated and stands', s => Object.assign(a1(s), { health: 0 }), 'defeated and on the board'],
    ['a negative health', s => Object.assign(a1(s), { health: -1 }), 'less than no health'],
    ['a missing sheet', s => Object.assign(a1(s), { start: [], stats: [] }), 'others have none'],
    ['a pawn too few', s => s.pawns.splice(3), 'there are 3 pawns'],
    ['too many quiet rounds', s => Object.assign(s, { quiet: 13 }), 'more quiet rounds than the limit'],
  ])('%s', (_, spoil, says) => {
    const state = clone(begun)
    spoil(state)
    expect(sound(state).join('; ')).toContain(says)
  })
})
