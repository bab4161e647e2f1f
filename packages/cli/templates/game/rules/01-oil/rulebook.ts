/** Chapter 1: Oil. Ids never change once code cites them. */
export const OIL = {
  title: 'Oil',
  rules: [
    { id: 'LK-1.1', from: 'house', says: 'Each keeper secretly fills a lantern with 1 to 6 measures of oil.' },
    { id: 'LK-1.2', from: 'house', says: 'What is filled in is final.' },
  ],
} as const
