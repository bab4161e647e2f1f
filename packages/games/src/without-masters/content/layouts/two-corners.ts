import type { Printed } from './printed.ts'

export const twoCorners: Printed = {
  id: 'L7',
  name: 'Two Corners',
  tier: 1,
  way: { mp: 31, pushes: 0 },
  idea: 'The key lies in one corner and the gate in another, each beside a spawn tile. Do not linger at either.',
  structures: 'S1i4.S2c1.S3e6.S4a7r90.S5e8',
  pieces: `
    12  K . . . . . . . . . . .
    11  o . . . . o l . . . . .
    10  . . d . . . . . . . . .
     9  . . . . . . . . . . . H
     8  . . . . . . . . . . . .
     7  . . h . . . . . . . . .
     6  . . . . . . . . . . . .
     5  . . . . . l . . . . . .
     4  . . . . . . . . d . . b
     3  . . . . . . . . . . . .
     2  o . . . . . . . . . . .
     1  L . . . . . . . d . . .
        a b c d e f g h i j k l`,
}
