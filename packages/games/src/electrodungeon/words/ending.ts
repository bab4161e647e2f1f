import type { Outcome } from '@undercroft/kernel'
import type { Rule } from '../rules/rulebook.ts'
import { MOF } from '../state/state.ts'

/** Why the game is over, as one player would tell another. */
export function ending({ winners, by }: Outcome<Rule>, names: readonly string[]): string | undefined {
  const mof = winners.includes(MOF)
  const who = winners.map(seat => names[seat] ?? '?')
  switch (by) {
    case 'ED-2.3':
      return `${list(who)} got out through the true exit with all three fragments. Whoever is left stays in the maze.`
    case 'ED-2.4':
      return 'The last round is over, and nobody has got out of the maze.'
    case 'ED-2.7':
      return mof ? 'All the Explorers have given up.' : `${names[MOF]} has given up.`
    default:
      return undefined
  }
}

function list(names: readonly string[]): string {
  const last = names.at(-1) ?? 'Nobody'
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
