/** Section 19. */
export const SOLO = {
  title: 'Solo mode',
  rules: [
    { id: 'PL-19.1', from: 'seed', says: 'Standard Map; the aim is to Defeat the Boss within 12 Turns.' },
    { id: 'PL-19.2', from: 'seed', says: 'Shuffle all 12 Events into a face-down deck.' },
    {
      id: 'PL-19.3',
      from: 'seed',
      says: 'A Resolve Event step comes before step 1: turn the top Event face up on the previous one; Events are not discarded.',
    },
    {
      id: 'PL-19.4',
      from: 'seed',
      says: 'Some Events last the whole Turn; end-of-Turn Events take effect in step 8.',
    },
    {
      id: 'PL-19.5',
      from: 'ruling',
      says: 'Turn 1 also resolves an Event and then goes to step 3; only so do 12 cards make 12 Turns.',
    },
    {
      id: 'PL-19.6',
      from: 'seed',
      says: 'You lose when you Faint. The game ends there: nothing is Revealed, removed or applied any more.',
    },
    {
      id: 'PL-19.7',
      from: 'seed',
      says: 'You lose when the Event deck is empty in the Resolve Event step (so at the start of Turn 13).',
    },
    { id: 'PL-19.8', from: 'seed', says: 'Who Defeats the Boss scores 3 for each Event left in the deck,' },
    { id: 'PL-19.9', from: 'seed', says: '2 for each Enemy Defeated,' },
    { id: 'PL-19.10', from: 'seed', says: '2 for each Wound dealt to the Boss above its Health,' },
    {
      id: 'PL-19.11',
      from: 'seed',
      says: '1 for each Gem left, and 1 for every full 3 of net worth: the prices of all Items and Potions owned, and the Coins.',
    },
    {
      id: 'PL-19.12',
      from: 'ruling',
      says: 'The Boss and Summons count as Enemies Defeated. Printed prices count; Artifacts are worth 0. Enemies removed with a Level are not Defeated.',
    },
    { id: 'PL-19.13', from: 'ruling', says: 'A lost solo game scores 0.' },
  ],
} as const
