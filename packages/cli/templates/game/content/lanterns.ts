/** How much oil a lantern can hold. A word of the notation and the die's faces follow from it. */
export const MOST_OIL = 6

/** Spaces from the gate to the keep. */
export const SPACES = 12
