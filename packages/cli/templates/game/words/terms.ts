import type { Term } from '@undercroft/kernel'
import type { Rule } from '../rules/rulebook.ts'

/** The words that mean something of their own in this game: the page explains them wherever they stand. */
export const terms: readonly Term<Rule>[] = [
  {
    word: 'oil',
    kind: 'Lantern',
    says: 'What a keeper has filled a lantern with, in secret. A die that shows at least as much takes you forward.',
    rules: ['LK-1.1', 'LK-2.3'],
  },
  {
    word: 'run',
    forms: ['runs'],
    kind: 'Turn',
    says: 'To stake everything on a six: six spaces forward, or none.',
    rules: ['LK-2.6'],
  },
]
