import type { Printed } from './printed.ts'

export const battlement: Printed = {
  id: 'L3',
  name: 'Battlement',
  tier: 2,
  way: { mp: 23, pushes: 0 },
  idea: 'A heavy enemy bars the walk along the wall: meet it there, lure it down for good, or build another way up with a crate.',
  structures: 'S1i9r90.S2c9.S3b7r90.S4b4.S5g4',
  pieces: `
    12  . . . . . . . . . . . .
    11  s . . . . . . . . . . .
    10  . . E . . . . . . . . .
     9  . h . . . . . . . d . b
     8  . . o . . . . . . . . .
     7  . . . . s . . . . . . .
     6  . . . . l . . . . . . .
     5  . . d . . . . d . . . .
     4  . . . . . . . . . . . .
     3  . b . . . . . l . . . .
     2  . . . . . . . . . . . .
     1  . . . . . . . o . . . H
        a b c d e f g h i j k l`,
}
