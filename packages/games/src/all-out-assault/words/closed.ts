import type { ClosedBy } from '../rules/05-modifiers/closed.ts'

const CLOSED: { readonly [R in ClosedBy]: string } = {
  'AA-5.4': 'closed: used in its previous turn',
  'AA-5.15': 'closed: no stat of 5 or more to train with',
  'AA-5.19': 'spent: has meditated here',
}

/** "closed: used in its previous turn (AA-5.4)". */
export function sayClosed(rule: ClosedBy): string {
  return `${CLOSED[rule]} (${rule})`
}
