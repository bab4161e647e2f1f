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

interface Purse {
  readonly coins: number
  readonly gems: number
}

/** PL-2.16: what players begin with, in the order of their Turns. */
export const STARTS: { readonly [Place in 'first' | 'second' | 'third' | 'fourth']: Purse } = {
  first: { coins: 0, gems: 0 },
  second: { coins: 1, gems: 0 },
  third: { coins: 0, gems: 1 },
  fourth: { coins: 1, gems: 1 },
}
