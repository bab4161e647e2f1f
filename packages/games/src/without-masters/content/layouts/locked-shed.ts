import type { Printed } from './printed.ts'

export const lockedShed: Printed = {
  id: 'L4',
  name: 'Locked Shed',
  tier: 2,
  way: { mp: 28, pushes: 1 },
  idea: 'The key lies on the wall. One crate has to be pushed against it, from either side.',
  structures: 'S1j9r270.S2b9.S3f8.S4b3r90.S5h2',
  pieces: `
    12  L . . . . o . . . . . .
    11  . h . . . . . . . . d .
    10  . . . . . . . s . . . .
     9  . . . . . . . . . . . .
     8  . . . . . . . K . . . .
     7  . . . l . . . . . . . .
     6  . . . . . s . . . . . b
     5  . . . . . . . . . . . .
     4  . . d . . . . . d . . .
     3  . . . . . . . . . . . .
     2  . . . . l . . . . . . .
     1  . . . . . . . . . . H .
        a b c d e f g h i j k l`,
}
