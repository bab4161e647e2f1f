import { laws } from '../testing/index.ts'
import { hoard, pig, ticTacToe } from './index.ts'

const home = import.meta.resolve('./index.ts')

laws(pig, { games: 100, home })
laws(ticTacToe, { games: 200, home })
laws(hoard, { games: 300, home })
