import { anyGame, type Game } from '@undercroft/kernel'
import { hoard, pig, ticTacToe } from '@undercroft/kernel/examples'

/** Small games for the tests: with open dice, with secrets, without either. */
export const catalogue: readonly Game[] = [anyGame(pig), anyGame(hoard), anyGame(ticTacToe)]

export async function loadGame(id: string): Promise<Game | undefined> {
  return catalogue.find(game => game.id === id)
}
