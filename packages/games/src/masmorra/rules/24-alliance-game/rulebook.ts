export const ALLIANCE_GAME = {
  title: 'Alliance game',
  rules: [
    {
      id: 'MA-24.1',
      from: ['seed', 'ruling'],
      says: 'All Heroes win or lose together; Standard and Epic rules apply except as follows. MA-20.1 is off.',
    },
    {
      id: 'MA-24.2',
      from: ['seed', 'ruling'],
      says: 'They win when Malaphyas’ red side is defeated before the end of turn 21 and no Hero has died. Won when that combat is over (MA-21.2): a Hero that falls in the rest of it still loses the game for all.',
    },
    {
      id: 'MA-24.3',
      from: 'seed',
      says: 'If any Hero runs out of LP all lose, even if it is by the Payback of the blow that kills Malaphyas.',
    },
    {
      id: 'MA-24.4',
      from: ['seed', 'ruling'],
      says: 'Setup: Stairs to the Second Level become tile 11 of L1, Stairs to the Third Level tile 7 of L2 (below 10 and 6 other small tiles). The Entrance lies on top of L2 and is not counted. In MA-2.5 reshuffle only the tiles above the Stairs.',
    },
    {
      id: 'MA-24.5',
      from: 'seed',
      says: 'Use the Alliance Treasure deck; no starting cards. Shuffle the Evil deck. Time token on 1.',
    },
    { id: 'MA-24.6', from: 'seed', says: 'Hero Phase: draw an Evil card, roll, act, bounties.' },
    {
      id: 'MA-24.7',
      from: ['seed', 'ruling'],
      says: 'The active player draws one Evil card and plays it at once; it lasts to the end of the Hero Phase, then is discarded. Empty deck: reshuffle. Malaphyas acts first (MA-3.4).',
    },
    {
      id: 'MA-24.8',
      from: ['seed', 'ruling'],
      says: 'Dungeon Master Phase: no MPs; instead every monster moves one room towards the nearest Hero, under the normal movement rules and limits; then spawn. MA-16.7 applies before they move.',
    },
    {
      id: 'MA-24.9',
      from: ['seed', 'ruling'],
      says: 'Tie for the nearest Hero: the group chooses. The active seat decides; others may advise.',
    },
    {
      id: 'MA-24.10',
      from: 'ruling',
      says: 'Distance = fewest door or stairs passages (stairs count 1 here). Monsters already with a Hero stay. Order: nearest first, then lowest monster id, each seeing the moves before it. The monster steps into a room one nearer; several fit: the active seat picks; all full: it stays. Unreachable: it stays. In a Web Room it stays (Spiders and Ghosts move).',
    },
    {
      id: 'MA-24.11',
      from: ['seed', 'ruling'],
      says: 'At the end of each Dungeon Master Phase the Time token advances 1. If it would leave 21 all lose.',
    },
    { id: 'MA-24.12', from: 'seed', says: 'E may heal your own Hero or any other Hero in the same room.' },
    {
      id: 'MA-24.13',
      from: ['seed', 'ruling'],
      says: 'Alliance cards: orange at any time, purple (stronger) in your own turn. "any" = W:TURNSTART, ROLLED, ENTERED, COMBAT, ATTACK, PAYBACK, DM. A heal never works on a Hero inside a combat.',
    },
    {
      id: 'MA-24.14',
      from: ['seed', 'ruling'],
      says: 'Table talk is free, hands are open. Hands are public to seats and spectators.',
    },
    {
      id: 'MA-24.15',
      from: ['seed', 'ruling'],
      says: 'Difficulty: put the Stairs deeper. Presets (L1, L2 tiles above): Easy 6/4, Standard 10/6, Hard 13/8, Brutal 20/16; or any depth of your own for each. In a stack that is not so high they are the last tile.',
    },
    { id: 'MA-24.16', from: 'seed', says: 'The clock is 21 turns at every player count.' },
    { id: 'MA-24.17', from: 'seed', says: 'Solo: the same rules with one Hero, or several run by one player.' },
    {
      id: 'MA-24.18',
      from: 'ruling',
      says: 'A seat running several Heroes plays each as a player of its own: own turn (each one advances the clock), dice, hand, gold, token and interrupts.',
    },
  ],
} as const
