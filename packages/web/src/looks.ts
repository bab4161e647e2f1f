import { catalogue } from '@undercroft/games'
import type { GameLook } from '@undercroft/games/board'
import { looks } from '@undercroft/games/ui'
import type { Game, Shape } from '@undercroft/kernel'

/** A game together with how it looks. */
export interface Playable {
  readonly game: Game
  readonly look: GameLook<Shape>
}

/** What can be played here: the games that also have a look. */
export const playables: readonly Playable[] = catalogue.flatMap(game => {
  const look = looks.find(each => each.id === game.id)
  return look === undefined ? [] : [{ game, look }]
})

export function findPlayable(id: string): Playable | undefined {
  return playables.find(each => each.game.id === id)
}
