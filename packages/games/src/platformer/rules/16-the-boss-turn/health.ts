import type { Level } from '../../state/levels.ts'

/** PL-16.4, PL-16.5: Levels that were removed still count. */
export const bossHealth = (levels: readonly Level[]): number => 2 * levels.length
