import type { Shape } from '@undercroft/kernel'
import { look as allOutAssault } from './all-out-assault/board/index.tsx'
import { anyLook, type GameLook } from './board.ts'
import { look as electrodungeon } from './electrodungeon/board/index.tsx'
import { look as masmorra } from './masmorra/board/index.tsx'
import { look as platformer } from './platformer/board/index.tsx'
import { look as withoutMasters } from './without-masters/board/index.tsx'

/** How each game looks, in the order of the catalogue. */
export const looks: readonly GameLook<Shape>[] = [
  anyLook(allOutAssault),
  anyLook(withoutMasters),
  anyLook(electrodungeon),
  anyLook(platformer),
  anyLook(masmorra),
]
