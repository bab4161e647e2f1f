import type { Scene } from '@undercroft/kernel'
import { newKeeper } from '../state/setup.ts'
import type { Keeper, LanternKeep } from '../state/state.ts'

/** Positions in words, for scenarios: what is not said is as at the start of play. */
export const scene: Scene<LanternKeep> = {
  read(position, options) {
    const given = (position ?? {}) as { mover?: number; keepers?: readonly Partial<Keeper>[] }
    const isFilled = given.keepers?.some(({ oil }) => oil !== undefined) === true
    return {
      frames: [{ phase: isFilled ? 'turn' : 'filling' }],
      mover: given.mover ?? 0,
      keepers: Array.from({ length: options.keepers }, (_, seat) => ({ ...newKeeper(), ...given.keepers?.[seat] })),
    }
  },
  show: ({ mover, keepers }) => ({ mover, keepers: keepers.map(keeper => ({ ...keeper })) }),
}
