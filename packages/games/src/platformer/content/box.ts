/** PL-1.2, PL-2.11: how many there are of what can run out. */
export const BOX = {
  coins: 35,
  gems: 50,
  /** Of each kind of Enemy. */
  enemyTokens: 4,
} as const

/** PL-2.10: cards of each kind on display. */
export const SHOP_SIZE = 3

/** PL-19.1 */
export const SOLO_TURNS = 12
