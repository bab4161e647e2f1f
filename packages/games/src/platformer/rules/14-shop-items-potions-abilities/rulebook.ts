/** Section 14. */
export const SHOP = {
  title: 'Shop, Items, Potions, Abilities',
  rules: [
    {
      id: 'PL-14.1',
      from: 'seed',
      says: 'On a Shop Space your Hero may buy a displayed card by discarding Coins equal to its price, any number of times.',
    },
    { id: 'PL-14.2', from: 'seed', says: 'The gap in the display is refilled at once.' },
    {
      id: 'PL-14.3',
      from: 'ruling',
      says: 'If the deck is empty the gap stays until that deck has a card. All Shop Spaces share the display.',
    },
    {
      id: 'PL-14.4',
      from: 'ruling',
      says: 'No limit on cards owned; owned cards lie face up; no selling or trading.',
    },
    { id: 'PL-14.5', from: 'seed', says: 'Passive Items and Abilities work by themselves along with other Actions.' },
    {
      id: 'PL-14.6',
      from: 'seed',
      says: 'An Exhaust effect is an Action: resolve it, turn the card; it cannot be used again until Refreshed. Several Items may be used in a Turn.',
    },
    {
      id: 'PL-14.7',
      from: 'ruling',
      says: 'A bought card is ready at once. An effect that could change nothing is refused.',
    },
    {
      id: 'PL-14.8',
      from: 'seed',
      says: 'Potions: any number in a Turn; each goes to the bottom of the Potion deck right after use.',
    },
    { id: 'PL-14.9', from: 'seed', says: '“Once per Turn” Hero Abilities Exhaust the Hero card.' },
    {
      id: 'PL-14.10',
      from: 'ruling',
      says: 'Items, Potions, Artifacts and Abilities are used only by whoever has them, in the own step 5 with the Hero on the Map, unless Passive. Of Events only the one in force is used, if it says so.',
    },
  ],
} as const
