export const END_OF_THE_STANDARD_GAME = {
  title: 'End of the Standard game',
  rules: [
    {
      id: 'MA-20.1',
      from: 'seed',
      says: 'When any Hero has reached 16 XP the game ends at the end of that round, after the last player’s turn.',
    },
    { id: 'MA-20.2', from: 'ruling', says: 'Once triggered it stays triggered, even if that XP is lost again.' },
    {
      id: 'MA-20.3',
      from: ['seed', 'ruling'],
      says: 'Most XP wins; ties: most gold, then most LP, then shared. A lying Hero has 0 LP.',
    },
    {
      id: 'MA-20.4',
      from: ['seed', 'ruling'],
      says: 'Bonus-XP Treasure Cards still in hand are revealed and added before comparing. They never trigger MA-20.1 or level-ups; revealing is automatic.',
    },
  ],
} as const
