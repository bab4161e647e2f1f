/** WM-1.1: what the box holds. There is never more of a piece in play than this. */
export const BOX = {
  hero: 1,
  light: 3,
  heavy: 3,
  short: 2,
  tall: 1,
  treat: 12,
  spawn: 3,
  ball: 2,
  end: 1,
  lockedEnd: 1,
  key: 1,
} as const

/** WM-2.4: how many of the box's treats the Hero starts with. */
export const STARTING_TREATS = 6

/** WM-12.7 */
export const SETUPS = 3

/** WM-3.7 and WM-11.4 */
export const MOST_ENEMIES = 3

/** WM-3.8 and WM-3.9: the least that a setup must have, as far as the box has it. */
export const LEAST_TREATS = 2
export const LEAST_BALLS = 1

/** WM-9.1 */
export const THROW_RANGE = 6
