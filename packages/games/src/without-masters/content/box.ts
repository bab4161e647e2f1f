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

/** The numbers of a game that stand on no piece. */
export const NUMBERS = {
  /** WM-12.7 */
  setups: 3,
  /** WM-11.4: with so many enemies none spawns. */
  enemies: 3,
  /** WM-1.1 */
  treats: BOX.treat,
} as const

/** WM-3.7 */
export const MOST_ENEMIES = 3

/** WM-3.8 and WM-3.9: the least that a setup must have, as far as the box has it. */
export const LEAST_TREATS = 2
export const LEAST_BALLS = 1
