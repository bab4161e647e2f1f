import { laws } from '../testing/index.ts'
import { pig, ticTacToe } from './index.ts'

laws(pig, { games: 100 })
laws(ticTacToe, { games: 200 })
