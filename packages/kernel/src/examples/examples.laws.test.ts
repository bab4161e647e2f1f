import { laws } from '../testing/index.ts'
import { hoard, pig, ticTacToe } from './index.ts'

laws(pig, { games: 100 })
laws(ticTacToe, { games: 200 })
laws(hoard, { games: 300 })
