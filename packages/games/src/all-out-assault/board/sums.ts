import type { Seat, Seen } from '@undercroft/kernel'
import { type Chances, chancesAgainst, deduce } from '../deduction.ts'
import { at } from '../facts.ts'
import type { AllOutAssault, Choice } from '../state.ts'

/** How a comparison may go for the one who names the stat, over all sheets that the public facts leave open. */
export function chancesOf(seen: Seen<AllOutAssault>, choice: Choice): Chances | undefined {
  const { view } = seen
  if (choice[0] !== 'attack' && choice[0] !== 'tie') return undefined
  const [own, other, stat] =
    choice[0] === 'attack' ? [view.active, choice[1], choice[2]] : [view.defender, view.active, choice[1]]
  const [mine, theirs] = [view.pawns[own], view.pawns[other]]
  if (mine?.secret === undefined || theirs === undefined) return undefined
  return chancesAgainst(deduce(theirs.facts), stat, at(mine.secret.stats, stat))
}

export function percent(part: number): string {
  return `${Math.round(part * 100)}%`
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
    .map(([part, name]) => `${percent(part)} ${name}`)
    .join(', ')
}

export function oddsOf(seen: Seen<AllOutAssault>, _seat: Seat, choice: Choice): string | undefined {
  const chances = chancesOf(seen, choice)
  return chances === undefined ? undefined : sayChances(chances)
}
