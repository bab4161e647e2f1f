import { FastDice } from '@undercroft/kernel'
import type { Sitting } from '../store/tables.ts'

/** Who sits where at a table by lot. */
export function drawn(sittings: readonly Sitting[]): { readonly sittings: readonly Sitting[]; readonly lots: true } {
  return { sittings: byLot(sittings), lots: true }
}

/** The same in an order by chance. */
export function byLot<S>(sitters: readonly S[]): S[] {
  const dice = new FastDice([...crypto.getRandomValues(new Uint32Array(4))].join(' '))
  const left = [...sitters]
  return sitters.flatMap(() => left.splice(dice.below(left.length), 1))
}
