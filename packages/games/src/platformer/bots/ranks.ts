/** What comes before what in a Turn; points of worth decide within a rank. */
export const RANK = {
  win: 1_000_000,
  /** What makes the last blow harder, once it is coming. */
  bonus: 9_000,
  /** An Attack that pays. */
  kill: 500,
  /** A coin that the Shop will take at once. */
  change: 320,
  buy: 300,
  /** What costs nothing: Gems and Hearts from cards. */
  gift: 250,
  /** A claw that brings the Boss near for the last blow. */
  drag: 150,
  /** What makes the next step safer, or is a step for nothing. */
  before: 105,
  /** The next step of the plan. */
  step: 100,
  /** A claw for prey, once the steps are made. */
  pull: 80,
  /** Gravity for the Tower Bell. */
  bell: 70,
  coin: 60,
  /** Dice that nothing else can be done with. */
  reroll: 50,
  end: 0,
  never: -10,
} as const
