import type { Printed } from './printed.ts'

export const bulwark: Printed = {
  id: 'L9',
  name: 'Bulwark',
  tier: 3,
  way: { mp: 33, pushes: 3 },
  idea: 'The key lies on the wall, and one long crate is all there is to climb it by. Then it is a long way home.',
  structures: 'S1g2r270.S2a11.S3i7.S4g10r90.S5c10',
  pieces: `
    12  . . . . d . . . . . H .
    11  . . . . . . . . . . . .
    10  . . . . . . o . Y . . .
     9  . . . . . . l . . . . .
     8  d . . . . . . . . . . .
     7  . . . . . . . . . K . .
     6  . b . . . . l . . . o .
     5  . . . . . . l . . . . .
     4  . . . . . . . . . . . .
     3  . . . . . . . . . . . .
     2  . . . . . . o . . . . .
     1  . L . . . . . . . . . .
        a b c d e f g h i j k l`,
}
