import type { Shape } from '@undercroft/kernel'
import { anyLook, type GameLook } from './board.ts'

/** Every look that there is, each in its game's folder. */
const LOOKS = import.meta.glob<{ readonly look: GameLook<never> }>('./*/board/index.tsx')

/** How a game looks; nothing if it has no look of its own. */
export async function loadLook(id: string): Promise<GameLook<Shape> | undefined> {
  const found = await LOOKS[`./${id}/board/index.tsx`]?.()
  return found && anyLook(found.look)
}
