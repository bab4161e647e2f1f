export { type Pig, pig } from './pig.ts'
export { type TicTacToe, ticTacToe } from './tictactoe.ts'
