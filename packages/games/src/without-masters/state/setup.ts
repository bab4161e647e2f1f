import { NOWHERE } from '../content/cells.ts'
import type { State } from './state.ts'
import { groundOf, type Heights } from './terrain.ts'

const FLAT: Heights = groundOf([])

/** The parts of the state that a layout fills. */
export type BoardState = Pick<
  State,
  'structures' | 'ground' | 'surface' | 'crates' | 'tiles' | 'end' | 'locked' | 'hero' | 'enemies'
>

/** A board with nothing on it. */
export function emptyBoard(): BoardState {
  return {
    structures: Object.freeze([]),
    ground: FLAT,
    surface: FLAT,
    crates: Object.freeze([]),
    tiles: [],
    end: NOWHERE,
    locked: false,
    hero: NOWHERE,
    enemies: [],
  }
}
