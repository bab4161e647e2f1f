import { anyGame, type Game } from '@undercroft/kernel'
import { allOutAssault } from './all-out-assault/index.ts'
import { electroDungeon } from './electrodungeon/index.ts'
import { masmorra } from './masmorra/index.ts'
import { platformer } from './platformer/index.ts'
import { withoutMasters } from './without-masters/index.ts'

/** Every game there is. A new one is a folder here and a line in this list. */
export const catalogue: readonly Game[] = [
  anyGame(allOutAssault),
  anyGame(withoutMasters),
  anyGame(electroDungeon),
  anyGame(platformer),
  anyGame(masmorra),
]

export function findGame(id: string): Game | undefined {
  return catalogue.find(game => game.id === id)
}
