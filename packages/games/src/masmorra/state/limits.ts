/** MA-19.2 */
export const MOST_CARDS = 6
