export const TREASURE_CARDS_AND_INTERRUPTS = {
  title: 'Treasure Cards and interrupts',
  rules: [
    {
      id: 'MA-19.1',
      from: 'seed',
      says: 'You draw 1 card per monster defeated, 1 per chest opened, and 1 for 5 gold.',
    },
    {
      id: 'MA-19.2',
      from: ['seed', 'ruling'],
      says: 'Hand limit 6: on a seventh card you choose one to discard. At once, the new card included; after W:LOOT.',
    },
    {
      id: 'MA-19.3',
      from: 'seed',
      says: 'Each card has an orange interrupt part and a purple own-turn part; you use one of them and discard it.',
    },
    {
      id: 'MA-19.4',
      from: ['seed', 'ruling'],
      says: 'Purple: at any point of your own turn. In the roll and action steps; in combat by MA-12.17; in the Dungeon Master Phase by MA-16.7; never while lying.',
    },
    {
      id: 'MA-19.5',
      from: ['seed', 'ruling'],
      says: 'Orange: at any time, if the card’s condition is met. The condition is always one of the windows of play; "opponent’s" means another player’s event, "your" your own, "any" both.',
    },
    {
      id: 'MA-19.6',
      from: 'seed',
      says: 'Cards answering the same trigger resolve backwards, the last played first.',
    },
    {
      id: 'MA-19.7',
      from: 'ruling',
      says: 'Everybody who, by what is public, might answer a trigger is asked at once. Of those who play, the first from the left of the active player round to the active player is taken and the others are asked anew; when nobody plays, the stack resolves, last in, first out.',
    },
    {
      id: 'MA-19.8',
      from: 'ruling',
      says: 'Any card on the stack, orange or purple, may be answered with a W:CARD card in the same polling.',
    },
    {
      id: 'MA-19.9',
      from: 'ruling',
      says: 'A card whose condition or target is gone when it resolves does nothing and is discarded. A cancelled card does nothing and is discarded.',
    },
    {
      id: 'MA-19.10',
      from: 'ruling',
      says: 'Triggers caused while a stack resolves open their windows, in order of occurrence, after the stack is empty.',
    },
    {
      id: 'MA-19.11',
      from: ['seed', 'ruling'],
      says: 'Empty deck: shuffle the discards into a new deck. If both are empty nothing is drawn.',
    },
    {
      id: 'MA-19.12',
      from: 'ruling',
      says: 'A player whose Hero lies may play orange cards, but no card may affect a lying Hero (exception: W:DEFEAT on its own fall).',
    },
    {
      id: 'MA-19.13',
      from: 'ruling',
      says: 'W:LOOT does not open for the opening deal or for cards taken from another player.',
    },
    {
      id: 'MA-19.14',
      from: 'ruling',
      says: 'Nobody is shown whom a window asked. Whoever might hold a fitting card is asked, whether the hand has one or not.',
    },
  ],
} as const
