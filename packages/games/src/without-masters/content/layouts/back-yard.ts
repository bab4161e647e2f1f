import type { Printed } from './printed.ts'

export const backYard: Printed = {
  id: 'L1',
  name: 'Back Yard',
  tier: 1,
  way: { mp: 18, pushes: 0 },
  idea: 'A stroll to the gate. The treat on the wall is for whoever brings the crate.',
  structures: 'S1b8.S2i9.S3e6.S4b2.S5h2',
  pieces: `
    12  . . . . . . . . . . . .
    11  . . . . . . . . . . . .
    10  . . . . . . . . . . . .
     9  . . . d . . . . . . . .
     8  . . . . . . . . . . l E
     7  . . . . . . . . . . . .
     6  . . . . . d . . . . . .
     5  . . . . . . . . . . b .
     4  . . . . . s . . . . . .
     3  . . d . . . . . d . . .
     2  . . . . . . b . . . . .
     1  H . . . . . . . . . . .
        a b c d e f g h i j k l`,
}
