import type { Printed } from './printed.ts'

export const picketFence: Printed = {
  id: 'L2',
  name: 'Picket Fence',
  tier: 1,
  way: { mp: 22, pushes: 0 },
  idea: 'Stairs lead up to the end tile. One crate opens the fence, the other can be dropped on the spawn tile.',
  structures: 'S1h7r180.S2f7.S3d2r90.S4a9r180.S5h2',
  pieces: `
    12  . . . . . . . . . . . .
    11  . d . . . . . . . . . .
    10  . . . . . . . . . . . .
     9  . . . . . b . . . . . .
     8  . . . . . E h . . . . .
     7  . . . . . . s . . . . .
     6  . . . . . . o . . . . .
     5  . . . . . . . . . . l .
     4  . . . d . . . . . . . .
     3  . s . . . . l . d . . .
     2  . . . . . . . . . . . .
     1  . H . . . b . . . . . .
        a b c d e f g h i j k l`,
}
