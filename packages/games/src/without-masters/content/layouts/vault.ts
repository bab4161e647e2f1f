import type { Printed } from './printed.ts'

export const vault: Printed = {
  id: 'L5',
  name: 'Vault',
  tier: 3,
  way: { mp: 36, pushes: 3 },
  idea: 'The key lies on the tower: both crates make a stair. Whoever finishes it should step onto it in the same turn.',
  structures: 'S1a9r180.S2f6.S3h10.S4i2r270.S5b1',
  pieces: `
    12  . . . . . . . . . . . .
    11  . . . . . . . . . . . .
    10  d . . . . . . . . d . .
     9  . . . . . . . s . . . .
     8  . . . . . . . . . . . .
     7  . . . T . . K . . . . .
     6  . . . . . . . o . . . .
     5  . . . . l . . . . . . .
     4  . . . . s . . . . . d .
     3  . . . . . . . . . l . .
     2  . . L . . . h . . . . .
     1  o . . . . b . . . H . .
        a b c d e f g h i j k l`,
}
