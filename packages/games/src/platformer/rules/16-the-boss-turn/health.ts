import type { Level } from '../../state/levels.ts'

/** PL-16.4, PL-16.5: Boss Health is 2 for each Level, of which removed ones still count. */
export const bossHealth = (levels: readonly Level[]): number => 2 * levels.length
