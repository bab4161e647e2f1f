/** Sections 18 to 22. */
export const MODES = [
  {
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
  },
  {
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
  },
  {
    title: 'Choices and refusals',
    rules: [
      {
        id: 'PL-20.1',
        from: 'ruling',
        says: 'Ready-made Attacks: for each number of sword sources, in the order sword dice, Special die, star dice, Forges of coin, claw, foot and star, then cards, the even split of Gems (PL-8.9) that just reaches the Health; in solo against the Boss also the largest total. Any other Attack may be composed.',
      },
      { id: 'PL-20.2', from: 'ruling', says: 'Who is absent or slow when Gravity asks (PL-10.5) is taken to stay.' },
      {
        id: 'PL-20.3',
        from: 'ruling',
        says: 'Boss, Enemies and Events make no choices: every such point is fixed by a rule, an order or a die.',
      },
      {
        id: 'PL-20.4',
        from: 'ruling',
        says: 'A refusal names one rule, the first that forbids it in this order: whose Turn and which step; the Hero on the Map; Symbol and Gems; terrain; who stands there; the card’s text.',
      },
    ],
  },
  {
    title: 'Hidden information',
    rules: [
      {
        id: 'PL-21.1',
        from: 'ruling',
        says: 'No player knows more than another: what is hidden is hidden from everybody, those who watch and bots too.',
      },
      {
        id: 'PL-21.2',
        from: 'ruling',
        says: 'Hidden are the faces of face-down tiles and Enemy cards (a card’s tier is known), and what the Item, Potion, Boss Attack and Event decks will bring.',
      },
      {
        id: 'PL-21.3',
        from: 'ruling',
        says: 'Public: revealed Levels with all figures and tokens; both sides of the Boss sheet; Hearts, Coins, Gems, Special dice, owned cards and their state; dice as rolled and as used; Shop display; discards; face-up Events; deck sizes and full card lists; Artifacts in play and by whom owned.',
      },
      {
        id: 'PL-21.4',
        from: 'ruling',
        says: 'What is hidden is not drawn before it is turned up, so nothing about it can be learned from anywhere.',
      },
      {
        id: 'PL-21.5',
        from: 'ruling',
        says: 'What a removed Level showed stays known. So does which Potions went to the bottom of their deck.',
      },
      { id: 'PL-21.6', from: 'ruling', says: 'A bot sees what its seat sees.' },
    ],
  },
  {
    title: 'Content',
    rules: [
      { id: 'PL-22.1', from: 'house', says: 'Action die (all 5 alike): foot, foot, sword, coin, claw, star.' },
      {
        id: 'PL-22.2',
        from: 'house',
        says: 'Special die: blank, foot, sword, coin, claw, star. It is set, never rolled.',
      },
      { id: 'PL-22.3', from: 'house', says: 'Enemy die: attack, attack, left, left, right, right.' },
      { id: 'PL-22.4', from: 'house', says: 'The six Heroes are as their cards say.' },
      {
        id: 'PL-22.5',
        from: 'house',
        says: 'Every normal tile has 2 Enemy Spawns (4 tokens a type, 2 tiles a Level), 2 Gems, 2 Coins, 1–2 Traps, a Ladder; 8 of 12 have a Shop; Void tiles have 2 Portals.',
      },
      {
        id: 'PL-22.6',
        from: 'house',
        says: 'Every Boss tile has 1 Boss Spawn, 2 Special Icons, 2 Enemy Spawns (Summons only), 1 Shop, 2 Gems, 1 Coin, 1 Trap, all-^ bottom floors.',
      },
      {
        id: 'PL-22.7',
        from: 'house',
        says: 'Any tile above any other can be climbed from every Space on which one can rest, without a Trap and with at most 2 steps between two such Spaces, by Portals and by letting oneself fall too.',
      },
      {
        id: 'PL-22.8',
        from: 'house',
        says: 'A Mirror or Shard used up goes back beside the sheet, not onto a Space. With Stone, the fifth die is not rolled and shows no face.',
      },
    ],
  },
] as const
