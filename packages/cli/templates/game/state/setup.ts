import { MOST_OIL } from '../content/lanterns.ts'
import type { Options } from './options.ts'
import type { Keeper, State } from './state.ts'

export function setup({ keepers }: Options): State {
  return { frames: [{ phase: 'filling' }], mover: 0, keepers: Array.from({ length: keepers }, newKeeper) }
}

export function newKeeper(): Keeper {
  return { oil: 0, low: 1, high: MOST_OIL, space: 0, rested: false }
}
