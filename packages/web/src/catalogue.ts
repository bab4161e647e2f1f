import { games as shipped } from '@undercroft/games'
import { anyGame, type Game } from '@undercroft/kernel'
import { pig, ticTacToe } from '@undercroft/kernel/examples'

/** The kernel's small examples are played only in a build made to test the page with them. */
const examples: readonly Game[] = import.meta.env.MODE === 'examples' ? [anyGame(pig), anyGame(ticTacToe)] : []

export const games: readonly Game[] = [...shipped, ...examples]

export function findGame(id: string): Game | undefined {
  return games.find(game => game.id === id)
}
