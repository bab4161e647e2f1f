/** PL-1.2, PL-2.11: the number of pieces of each kind that can run out. */
export const BOX = {
  coins: 35,
  gems: 50,
  /** This many tokens of each kind of Enemy. */
  enemyTokens: 4,
} as const

/** PL-2.10: this many Items, and as many Potions, are on display. */
export const SHOP_SIZE = 3

/** PL-19.1: a solo game has this many Turns. */
export const SOLO_TURNS = 12
