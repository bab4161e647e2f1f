/** Section 18. */
export const VARIANTS = {
  title: 'Variants',
  rules: [
    {
      id: 'PL-18.1',
      from: 'seed',
      says: 'Artifacts: shuffle the 10, draw 2 for this game, lay them in the middle; the other 8 are out.',
    },
    { id: 'PL-18.2', from: 'seed', says: 'Artifacts work like Items, Passive or Exhaust, but change hands.' },
    {
      id: 'PL-18.3',
      from: 'seed',
      says: 'A player who meets an Artifact’s condition takes it at once, from the middle or from another player; it arrives Refreshed and usable at once.',
    },
    {
      id: 'PL-18.4',
      from: 'ruling',
      says: 'Meeting the condition while owning it does nothing. The event that wins it does not yet profit from it. If several players meet it at once, the first in turn order from the Active player takes it.',
    },
    {
      id: 'PL-18.5',
      from: 'seed',
      says: 'Longer Map: 1 extra Level (5 with the Boss Level); the two upper normal Levels use the two tier III Enemy cards.',
    },
    {
      id: 'PL-18.6',
      from: 'ruling',
      says: 'Their order is random and hidden. Artifacts may be combined with any mode.',
    },
    {
      id: 'PL-18.7',
      from: 'ruling',
      says: 'An Artifact moves as soon as the event that meets its condition is resolved, before the Action goes on. What its effect already gave its user stays with that user.',
    },
    {
      id: 'PL-18.8',
      from: 'ruling',
      says: 'In solo AR04, AR05 and AR09, whose conditions could not be met, are left out of the shuffle.',
    },
  ],
} as const
