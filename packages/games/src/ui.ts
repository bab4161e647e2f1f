import type { Shape } from '@undercroft/kernel'
import { anyLook, type GameLook } from './board.ts'

/** Every look that there is, each in its game's folder: a few words and a picture, while the table is loaded when wanted. */
const LOOKS = import.meta.glob<{ readonly look: GameLook<never> }>('./*/board/index.tsx', { eager: true })

/** How a game looks; nothing if it has no look of its own. */
export function lookOf(id: string): GameLook<Shape> | undefined {
  const found = LOOKS[`./${id}/board/index.tsx`]
  return found && anyLook(found.look)
}
