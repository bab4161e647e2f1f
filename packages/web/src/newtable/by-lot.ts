import { FastDice } from '@undercroft/kernel'

/** The same in an order by chance. */
export function byLot<S>(sitters: readonly S[]): S[] {
  const dice = new FastDice([...crypto.getRandomValues(new Uint32Array(4))].join(' '))
  const left = [...sitters]
  return sitters.flatMap(() => left.splice(dice.below(left.length), 1))
}
