import type { Effect } from '../content/dice.ts'
import { DieIcon } from './Die.tsx'

/** PL-7.8: the Symbols that a star may be used as, drawn in a line of text. */
export function StarUses({ uses }: { readonly uses: readonly Effect[] }) {
  return uses.map((effect, i) => (
    <span key={effect}>
      {i > 0 && (i === uses.length - 1 ? ' or ' : ', ')}
      <DieIcon kind="action" face={effect} />
    </span>
  ))
}
