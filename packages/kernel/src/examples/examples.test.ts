import { scenarios } from '../testing/index.ts'
import { pig, ticTacToe } from './index.ts'

scenarios(pig, new URL('./scenarios/pig/', import.meta.url))
scenarios(ticTacToe, new URL('./scenarios/tictactoe/', import.meta.url))
