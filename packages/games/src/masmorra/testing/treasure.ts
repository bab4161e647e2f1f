import { at } from '@undercroft/kernel/testing'
import { masmorra } from '../index.ts'

export type Position = Record<string, unknown>

/**
 * S-01 with a Monster Room in the north, a chest in the east and a Gold Room in the south; Jay acts, the others look
 * on.
 */
const ROOMS = ['L1-03 0:-1', 'L1-07 1:0 turned 1', 'L1-16 0:1']

function position({ jay = {}, mika = {}, algus = {}, ...rest }: Position): Position {
  return { rooms: ROOMS, up: ['L1-02'], heroes: { jay, mika, algus }, ...rest }
}

/** The position, in words, after these lines. */
export function after(given: Position, ...lines: readonly string[]): unknown {
  return masmorra.scene.show(at(masmorra, { position: position(given) }).plays(...lines).match.state)
}
