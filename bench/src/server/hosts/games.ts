import { loadGames } from '@undercroft/games'
import { anyGame, type Game } from '@undercroft/kernel'
import { pig } from '@undercroft/kernel/examples'

/** The games that our server offers in the bench. */
export const catalogue: readonly Game[] = [anyGame(pig), ...(await loadGames())]

export async function loadGame(id: string): Promise<Game | undefined> {
  return catalogue.find(game => game.id === id)
}
