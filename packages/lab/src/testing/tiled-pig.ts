import { anyGame, type Game, type Seat, type Table } from '@undercroft/kernel'
import { type Pig, pig } from '@undercroft/kernel/examples'

/**
 * Pig that one throw decides. In half of the games a tile is laid, which nobody owns: with it the first seat wins nine games in
 * ten, or all do who play together, and the game takes three rounds instead of two.
 */
export function tiledPig(isTeam: boolean): Game {
  const laid = new WeakSet<object>()
  const setup: typeof pig.setup = (options, t) => {
    const state = pig.setup(options, t)
    if (t.pick(2, 'tile') === 0) {
      laid.add(state)
      t.uses('tile')
    }
    return state
  }
  const roll = ({ s, t }: { s: Pig['state']; t: Table<Pig> }): void => {
    const isLaid = laid.has(s)
    const isWon = t.pick(10, 'throw') < (isLaid ? 9 : 5)
    const winners: Seat[] = isTeam ? (isWon ? [0, 1] : []) : [isWon ? 0 : 1]
    s.outcome = { winners, by: 'PG-1.6', rounds: isLaid ? 3 : 2, ...(winners.length === 0 ? { lost: true } : {}) }
  }
  const turn = { ...pig.phases.turn, on: { roll } }
  const thinking = pig.thinking && { ...pig.thinking, ...(isTeam ? { sides: () => [0, 0] } : {}) }
  return anyGame({ ...pig, id: 'tiled-pig', content: ['tile'], setup, phases: { turn }, ...(thinking && { thinking }) })
}
