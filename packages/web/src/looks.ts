import { catalogue } from '@undercroft/games'
import type { GameLook } from '@undercroft/games/board'
import { looks } from '@undercroft/games/ui'
import type { Game, Shape } from '@undercroft/kernel'
import { plainLook } from './plain/plain-look.tsx'

/** A game together with how it looks. */
export interface Playable {
  readonly game: Game
  readonly look: GameLook<Shape>
}

/** What can be played here. A game that has no look of its own is played in words. */
export const playables: readonly Playable[] = catalogue.map(game => ({
  game,
  look: looks.find(each => each.id === game.id) ?? plainLook(game),
}))

export function findPlayable(id: string): Playable | undefined {
  return playables.find(each => each.game.id === id)
}
