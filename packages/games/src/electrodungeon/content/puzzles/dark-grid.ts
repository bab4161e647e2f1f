import { list, named } from '@undercroft/kernel'
import { between, someFrom, upTo } from '../pick.ts'
import { hasDouble, judged, NOTHING_HIDDEN, type Puzzle } from './puzzle.ts'

export const LAMP_NAMES = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const
const LAMPS = upTo(9)

export interface DarkGrid {
  /** Row by row: whether a lamp is lit. */
  readonly lit: readonly boolean[]
}

/** A press flips the lamp itself and those that share an edge with it. */
function touches(press: number, lamp: number): boolean {
  const columns = Math.abs((press % 3) - (lamp % 3))
  const rows = Math.abs(Math.floor(press / 3) - Math.floor(lamp / 3))
  return columns + rows <= 1
}

export function press(lit: readonly boolean[], pressed: number): boolean[] {
  return lit.map((on, lamp) => on !== touches(pressed, lamp))
}

export const darkGrid: Puzzle<'PZ-01', DarkGrid, readonly number[]> = {
  id: 'PZ-01',
  name: 'Dark Grid',
  story:
    'Nine lamps burn in the vault behind the door, and the light runs along them like something alive. While even one is lit, the bars before the prize stay charged. Somebody has to reach through and put them all out.',
  task: 'Put out every lamp. A press flips a lamp and its neighbours along the edges.',
  tries: 2,
  word: list('lamps to press', named('lamp', LAMP_NAMES), '.', 9),
  make(pick) {
    const presses = someFrom(LAMPS, between(3, 5, pick), pick)
    return { shown: { lit: presses.reduce(press, Array<boolean>(9).fill(false)) }, secret: NOTHING_HIDDEN }
  },
  broken(_, presses) {
    if (presses.length === 0) return 'no lamp is pressed'
    if (hasDouble(presses)) return 'a lamp is pressed twice'
    return undefined
  },
  judge: ({ lit }, presses) => judged(presses.reduce(press, [...lit]).every(on => !on)),
  solve({ lit }) {
    for (let set = 1; set < 512; set++) {
      const presses = LAMPS.filter(lamp => set & (1 << lamp))
      if (presses.reduce(press, [...lit]).every(on => !on)) return presses
    }
    throw new RangeError('lamps that cannot be put out')
  },
  guess: (_, pick) => someFrom(LAMPS, between(3, 5, pick), pick).toSorted(),
}
