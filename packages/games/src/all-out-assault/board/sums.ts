import type { Seen } from '@undercroft/kernel'
import { type Chances, chancesAgainst, deduce, expected } from '../deduction.ts'
import { at } from '../facts.ts'
import type { AllOutAssault, Choice } from '../state.ts'

/** How a comparison may go for the one who names the stat, over all sheets that the public facts leave open. */
export function chancesOf({ view }: Seen<AllOutAssault>, choice: Choice): Chances | undefined {
  if (choice[0] !== 'attack' && choice[0] !== 'tie') return undefined
  const attack = choice[0] === 'attack'
  const own = view.pawns[attack ? view.active : view.defender]
  const other = view.pawns[attack ? choice[1] : view.active]
  const stat = attack ? choice[2] : choice[1]
  if (own?.secret === undefined || other === undefined) return undefined
  return chancesAgainst(deduce(other.facts), stat, at(own.secret.stats, stat))
}

/** "67% higher, 17% tied, 17% lower", without what cannot be. */
export function sayChances({ higher, tied, lower }: Chances): string {
  const parts = [
    [higher, 'higher'],
    [tied, 'tied'],
    [lower, 'lower'],
  ] as const
  return parts
    .filter(([part]) => part > 0)
    .map(([part, name]) => `${Math.round(100 * part)}% ${name}`)
    .join(', ')
}

/** The same in as little room as can be, in per cent: "▲67 =17 ▼17". */
export function signChances({ higher, tied, lower }: Chances): string {
  const parts = [
    [higher, '▲'],
    [tied, '='],
    [lower, '▼'],
  ] as const
  return parts
    .filter(([part]) => part > 0)
    .map(([part, sign]) => `${sign}${Math.round(100 * part)}`)
    .join(' ')
}

/** What a masked stat is on average, where one is about to lower it. */
export function averageOf({ view }: Seen<AllOutAssault>, choice: Choice): string | undefined {
  if (choice[0] !== 'blue' && choice[0] !== 'injure') return undefined
  const [pawn, stat] = choice[0] === 'blue' ? [view.pawns[choice[1]], choice[2]] : [view.pawns[view.active], choice[1]]
  if (pawn === undefined || pawn.possible[stat]?.length === 1) return undefined
  return `${Math.round(10 * expected(deduce(pawn.facts), stat)) / 10} on average`
}
