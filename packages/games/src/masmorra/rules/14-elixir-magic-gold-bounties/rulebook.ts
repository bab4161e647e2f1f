export const ELIXIR_MAGIC_GOLD_BOUNTIES = {
  title: 'Elixir, Magic, gold, bounties',
  rules: [
    {
      id: 'MA-14.1',
      from: 'seed',
      says: 'Drink Elixir: spend 1 E to heal 1 Wound of your Hero, when not engaged and not in combat. Never above 6 LP.',
    },
    { id: 'MA-14.2', from: 'seed', says: 'Elixir heals after the fact; it never prevents damage.' },
    {
      id: 'MA-14.3',
      from: ['seed', 'ruling'],
      says: 'Use Magic: spend 1 G to set one die you have not used this turn to any face. Not the die being spent; the pet die may be chosen.',
    },
    {
      id: 'MA-14.4',
      from: ['seed', 'ruling'],
      says: 'Collect bounties: after your actions, each unused die is worth 1 gold. Done automatically; the pet die counts.',
    },
    { id: 'MA-14.5', from: 'seed', says: 'You can never hold more than 6 gold; excess is not taken.' },
    {
      id: 'MA-14.6',
      from: ['seed', 'ruling'],
      says: 'At any time in your turn you may pay 5 gold for 1 Treasure Card. Inside a combat too; with MPs left it is another action (MA-7.3); not while your Hero lies.',
    },
    {
      id: 'MA-14.7',
      from: 'ruling',
      says: 'Players cannot give or trade gold, cards or tokens, except by a card’s text.',
    },
  ],
} as const
