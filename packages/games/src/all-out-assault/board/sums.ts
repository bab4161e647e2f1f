import type { Seen } from '@undercroft/kernel'
import type { Choice } from '../state/choices.ts'
import type { Chances } from '../state/deduction.ts'
import type { AllOutAssault } from '../state/state.ts'
import { foresee } from '../words/foresight.ts'

/** How a comparison may go for the one who names the stat, over all sheets that the public clues leave open. */
export function chancesOf(seen: Seen<AllOutAssault>, seat: number, choice: Choice): Chances | undefined {
  const [found] = foresee(seen, seat, choice)
  return found?.what === 'compares' ? found.chances : undefined
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
export function averageOf(seen: Seen<AllOutAssault>, seat: number, choice: Choice): string | undefined {
  const [found] = foresee(seen, seat, choice)
  return found?.what === 'masked' ? `${Math.round(10 * found.mean) / 10} on average` : undefined
}
