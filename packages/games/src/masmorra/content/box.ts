/** What the rules count off for everybody. */
export const BOX = {
  /** MA-20.1: this much XP ends the Standard game. */
  goal: 16,
  /** MA-1.4: the Life Points of a Hero. */
  life: 6,
  /** MA-14.5: nobody has more gold. */
  purse: 6,
  /** MA-2.9: the cards of the opening deal. */
  openingHand: 2,
  /** MA-7.1: the Move Points of a Step. */
  stepMoves: 2,
  /** MA-16.1: the Move Points of the Dungeon Master. */
  dmMoves: 2,
  /** MA-14.6: the gold for which a Treasure Card is bought. */
  cardPrice: 5,
  /** MA-24.16: the Time token goes this far. */
  turns: 21,
} as const

/** MA-1.5: the XP that bring a new ability each. */
export const ARROWS = [3, 7, 12, 17] as const
