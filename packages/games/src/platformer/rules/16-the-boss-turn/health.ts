import { contentOf } from '../../state/content.ts'
import type { View } from '../../state/view.ts'

/** PL-16.4, PL-16.5: Boss Health is 2 for each Level, of which removed ones still count. */
export const bossHealth = (w: Pick<View, 'levels' | 'options'>): number => contentOf(w).box.bossHealth * w.levels.length
