import { Tree } from '@undercroft/bots'
import { Play } from '@undercroft/kernel'
import { pig, ticTacToe } from '@undercroft/kernel/examples'
import { ITERATIONS, type Playout } from '../stopwatch.ts'
import { answerAll, seededDice } from './random.ts'

/** Counts the marks, not the answers: the last empty cell is marked unasked, and the others count it as a move too. */
export function tictactoe(): Playout {
  const dice = seededDice()
  const play = Play.start(ticTacToe, {}, dice)
  return () => {
    play.restart({})
    answerAll(play, dice)
    return play.state.marks
  }
}

export function pigTo100(): Playout {
  const dice = seededDice()
  const options = { goal: 100, players: 2 }
  const play = Play.start(pig, options, dice)
  return () => {
    play.restart(options)
    return answerAll(play, dice)
  }
}

/** Searches the empty board. */
export function search(): Playout {
  const dice = seededDice()
  const { state } = Play.start(ticTacToe, {}, dice)
  const world = { state, pending: [] }
  return () => {
    const tree = new Tree(ticTacToe, state, 0, dice)
    for (let i = 0; i < ITERATIONS; i++) tree.iterate(world)
    return ITERATIONS
  }
}
