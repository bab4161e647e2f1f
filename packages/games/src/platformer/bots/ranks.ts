/** The order of what is done in a Turn. Points decide within a rank. */
export const RANK = {
  win: 1_000_000,
  /** Cards that strengthen the winning Attack. */
  bonus: 9_000,
  /** An Attack whose Loot is worth its swords. */
  kill: 500,
  /** A coin that is spent in the Shop at once. */
  change: 320,
  buy: 300,
  /** Gems and Hearts from cards, which cost nothing. */
  gift: 250,
  /** A claw that brings the Boss near for the winning Attack. */
  drag: 150,
  /** Cards that make the next step safer, or give a step for free. */
  before: 105,
  /** The next step of the plan. */
  step: 100,
  /** A claw for prey, once the steps are made. */
  pull: 80,
  /** Gravity for the Tower Bell. */
  bell: 70,
  coin: 60,
  /** Dice that have no other use. */
  reroll: 50,
  end: 0,
  never: -10,
} as const
