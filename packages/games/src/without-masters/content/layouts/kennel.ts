import type { Printed } from './printed.ts'

export const kennel: Printed = {
  id: 'L6',
  name: 'Kennel',
  tier: 3,
  way: { mp: 29, pushes: 5 },
  idea: 'The end tile is walled in: the long crate has to come to the wall. The short one can shut a spawn tile.',
  structures: 'S1c4r90.S2e9.S3i9r90.S4j9r270.S5h3',
  pieces: `
    12  . . . . . . . . . . . E
    11  . . . . . . . . . o l .
    10  . . . . . . . . . . . .
     9  . . . . . . . . . . . .
     8  . . . . . . . . . . . .
     7  . . . . . . . . . . . .
     6  . . . . . . . . l . . .
     5  . . . . . X . . . . . o
     4  . . d . . . . . d . . .
     3  . . . . . s o . . . l .
     2  b . . . . . . . . . . .
     1  . . H . . . . . . . . .
        a b c d e f g h i j k l`,
}
