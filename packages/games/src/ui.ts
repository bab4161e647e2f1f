import type { Shape } from '@undercroft/kernel'
import type { GameLook } from './board.ts'

/** How each game looks, in the order of the catalogue. */
export const looks: readonly GameLook<Shape>[] = []
