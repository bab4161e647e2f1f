import type { Effect } from '../content/dice.ts'
import { isJoker, sayStar } from '../words/star.ts'
import { DieIcon } from './Die.tsx'

/** PL-7.8: what a star may be used as, in a line of text. */
export function StarUses({ uses }: { readonly uses: readonly Effect[] }) {
  if (isJoker(uses)) return sayStar(uses)
  return uses.map((effect, i) => (
    <span key={effect}>
      {i > 0 && ' or '}
      <DieIcon kind="action" face={effect} />
    </span>
  ))
}
