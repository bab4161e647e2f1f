/** Small drawings of our own, 24 by 24, even-odd. They are decoration: what they mean is always said in words as well. */
export const SIGNS = {
  D: 'M12 1l9 3v7c0 6-4 10-9 12-5-2-9-6-9-12V4zM12 4.5L6 6.5V11c0 4 2.5 7 6 8.8z',
  G: 'M12 1l2.5 7.5L22 11l-7.5 2.5L12 21l-2.5-7.5L2 11l7.5-2.5zM19 1l.9 2.6L22.5 4.5l-2.6.9L19 8l-.9-2.6-2.6-.9 2.6-.9z',
  pit: 'M12 6C6 6 2 8.500 2 12s4 6 10 6 10-2.500 10-6-4-6-10-6z',
  trap: 'M3 21l2.5-12L8 21zM8 21l4-18 4 18zM16 21l2.5-12L21 21zM2 21h20v2H2z',
  spawn: 'M12 2l10 10-10 10L2 12zM12 6l-6 6 6 6 6-6z',
  heart: 'M12 21C5 16 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 8-10 13z',
  card: 'M5 2h14v20H5zM8 5v14h8V5z',
  hourglass: 'M5 1h14v3c0 4-3 6-5 8 2 2 5 4 5 8v3H5v-3c0-4 3-6 5-8C8 10 5 8 5 4zM8 4c0 2 2 4 4 5.5C14 8 16 6 16 4z',
  turn: 'M12 3a9 9 0 1 1-8.5 6h3A6 6 0 1 0 12 6v3L6.5 4.5 12 0z',
  coin: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm0 2.500l4.500 4.500-4.500 4.500-4.500-4.500z',
} as const

export type SignName = keyof typeof SIGNS
