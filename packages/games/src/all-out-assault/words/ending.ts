import type { Outcome } from '@undercroft/kernel'
import type { Rule } from '../rules/rulebook.ts'
import { opponentOf } from '../state/state.ts'

/** Why it is over, as one player would tell another. */
export function ending({ winners, by }: Outcome<Rule>, names: readonly string[]): string | undefined {
  const [seat] = winners
  const winner = seat === undefined ? undefined : names[seat]
  const loser = seat === undefined ? undefined : names[opponentOf(seat)]
  const rest = winner === undefined ? 'both sides have the same left' : `${winner} has more left`
  switch (by) {
    case 'AA-7.3':
      return `Both pawns of ${loser} have fallen.`
    case 'AA-7.5':
      return `${loser} has given up.`
    case 'AA-7.6':
      return `The last round is over, and ${rest}.`
    case 'AA-7.7':
      return `Nobody has been hurt for many rounds, and ${rest}.`
    default:
      return undefined
  }
}
