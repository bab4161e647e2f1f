/** Chapter 3: The keep. Ids never change once code cites them. */
export const KEEP = {
  title: 'The keep',
  rules: [
    {
      id: 'LK-3.1',
      from: 'house',
      says: 'Who first comes to the twelfth space wins, and all lanterns are opened.',
    },
  ],
} as const
