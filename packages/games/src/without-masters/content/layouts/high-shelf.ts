import type { Printed } from './printed.ts'

export const highShelf: Printed = {
  id: 'L8',
  name: 'High Shelf',
  tier: 2,
  way: { mp: 36, pushes: 2 },
  idea: 'The key lies on the wall at the northern edge. The long crate becomes the step up to it, if it is kept clear.',
  structures: 'S1f1r270.S2j5.S3h12.S4c9r90.S5d8',
  pieces: `
    12  . H . . . . . . . K . .
    11  . . . o . . . . . . . .
    10  . . . l . . . . . . . .
     9  . . . . l . . . . . . .
     8  . . . . . . . . . Y s .
     7  . . . . . . . . . . . .
     6  . . . d . . l . o . . .
     5  . . . . . . . . . . . .
     4  . . . . . . . . . . o .
     3  . . . d . b . . . . . .
     2  . . . . . . . . . . . .
     1  . . . . . . . . . . L .
        a b c d e f g h i j k l`,
}
