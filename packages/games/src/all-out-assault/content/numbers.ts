/** The numbers of the rules that stand on no board and no sheet. */
export const NUMBERS = {
  /** AA-2.6 */
  health: 12,
  /** AA-6.7: what a defender's blow adds to the die. */
  counter: 2,
  /** AA-5.8: what the Blue Stat Swap takes off the die. */
  blue: 1,
  /** AA-5.17: what two dice are divided by at Meditation. */
  share: 3,
} as const
