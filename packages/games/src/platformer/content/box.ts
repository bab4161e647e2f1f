/** PL-1.2, PL-2.11: the number of pieces of each kind that can run out, and what the rules count off for everybody. */
export const BOX = {
  coins: 35,
  gems: 50,
  /** This many tokens of each kind of Enemy. */
  enemyTokens: 4,
  /** PL-22.1: all Action dice are alike. */
  actionDice: 5,
  /** PL-2.10: this many Items, and as many Potions, are on display. */
  shop: 3,
  /** PL-16.5: a Boss has this Health for each Level. */
  bossHealth: 2,
  /** PL-1.2: this many tokens of each kind that a Boss gives. */
  bossTokens: 4,
} as const

/** PL-19.1: a solo game has this many Turns. */
export const SOLO_TURNS = 12
