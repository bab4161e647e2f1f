import type { Thinking } from '@undercroft/kernel'
import { SPACES } from '../content/lanterns.ts'
import type { LanternKeep } from '../state/state.ts'

/** For bots that think ahead. `npx undercroft train lantern-keep` writes value.json: import it here as `value`. */
export const thinking: Thinking<LanternKeep> = {
  horizon: 2,
  turn: s => s.mover,
  features: ['spaces walked', 'is to move'],
  sides: s => s.keepers.map((_, seat) => seat),
  measure: (s, seat, into) => into.set([(s.keepers[seat]?.space ?? 0) / SPACES, s.mover === seat ? 1 : 0]),
}
