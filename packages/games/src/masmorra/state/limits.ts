/** MA-1.4 */
export const MOST_LP = 6

/** MA-14.5 */
export const MOST_GOLD = 6

/** MA-19.2 */
export const MOST_CARDS = 6
