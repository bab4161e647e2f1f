export { hoard } from './hoard/index.ts'
export type { Hoard } from './hoard/rules.ts'
export { type Pig, pig } from './pig.ts'
export { type TicTacToe, ticTacToe } from './tictactoe.ts'
