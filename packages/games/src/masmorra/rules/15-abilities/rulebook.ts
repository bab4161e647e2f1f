export const ABILITIES = {
  title: 'Abilities',
  rules: [
    {
      id: 'MA-15.1',
      from: 'seed',
      says: 'Each Hero has its starting ability from the beginning and up to four more by levelling.',
    },
    { id: 'MA-15.2', from: 'seed', says: 'Ongoing abilities work by themselves as soon as they are learned.' },
    { id: 'MA-15.3', from: 'seed', says: 'Activated abilities are used by an action and cost dice, gold or both.' },
    { id: 'MA-15.4', from: 'seed', says: 'Dice ability: dock the printed dice on it; once per turn.' },
    {
      id: 'MA-15.5',
      from: 'seed',
      says: 'Gold ability: pay the gold to the reserve; once per turn unless it bears REFRESH, then any number of times at full price each.',
    },
    { id: 'MA-15.6', from: 'seed', says: 'Dice-and-gold ability: dock and pay; once per turn.' },
    { id: 'MA-15.7', from: 'seed', says: 'Symbols it makes follow MA-5.6.' },
    {
      id: 'MA-15.8',
      from: 'seed',
      says: 'A companion adds the pet die, used just like an action die. Active before the roll: rolled and re-rolled with the others. Gained after the roll: rolled at once, never re-rolled.',
    },
    {
      id: 'MA-15.9',
      from: ['seed', 'ruling'],
      says: 'If the ability behind the pet die is cancelled, the pet die is lost for the turn. Being in a room with a Dark Watcher cancels it, for the whole turn.',
    },
    {
      id: 'MA-15.10',
      from: ['seed', 'ruling'],
      says: 'Greybark’s starting ability docks nothing: when he flips his Free Step token he may take M, R or D in place of S. That symbol need not be spent at once and may be made in combat.',
    },
    {
      id: 'MA-15.11',
      from: 'ruling',
      says: 'Abilities are used only in your own Hero Phase, by a standing Hero. A cancelled ability keeps its cost and its once-per-turn use.',
    },
  ],
} as const
