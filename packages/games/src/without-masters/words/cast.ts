import type { Figure } from '../content/units.ts'

/** The cast of the back yard; the box's own names for its figures stand on their bases. */
const NICKNAMES = ['Rascal', 'Bandit', 'Smudge', 'Grumble', 'Chopper', 'Old Rust'] as const

export function nickname(figure: Figure): string {
  return NICKNAMES[figure] ?? 'somebody'
}

/** "Rascal, Bandit and Smudge". */
export function nicknames(figures: readonly Figure[]): string {
  const names = figures.map(nickname)
  const last = names.pop() ?? 'nobody'
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`
}
