import type { Outcome } from '@undercroft/kernel'
import type { Rule } from '../rules/rulebook.ts'
import { GM, HERO } from '../state/state.ts'

/** Why it is over, as one player would tell another. */
export function ending({ winners, by }: Outcome<Rule>, names: readonly string[]): string | undefined {
  switch (by) {
    case 'WM-12.7':
      return `${names[HERO]} has brought the dog through all three yards.`
    case 'WM-12.8':
      return 'The dog has lost its last treat.'
    case 'WM-12.9':
      return 'The dog can no longer get through this yard, whatever it does.'
    case 'WM-12.11':
      return 'The dog has run out of turns in this yard.'
    case 'WM-12.12':
      return `${names[winners.includes(HERO) ? GM : HERO]} has given up.`
    default:
      return undefined
  }
}
