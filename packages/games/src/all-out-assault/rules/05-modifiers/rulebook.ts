/** Chapter 5: Modifiers. */
export const MODIFIERS = {
  title: 'Modifiers',
  rules: [
    {
      id: 'AA-5.1',
      from: 'ruling',
      says: 'Red, Blue, Training and Meditation work where a move of one step or more ends. They do nothing for a pawn that crosses them or that did not move.',
    },
    {
      id: 'AA-5.2',
      from: 'ruling',
      says: 'You need not use these four, but say so before anything is thrown for them. After a yes there is no way back.',
    },
    {
      id: 'AA-5.3',
      from: 'ruling',
      says: 'Injury asks nobody: it acts on every pawn that steps on such a tile, on the way or at the end. It is settled after the move and only once, whatever the number of tiles.',
    },
    {
      id: 'AA-5.4',
      from: ['seed', 'ruling'],
      says: 'What a pawn used in its previous turn it cannot use in this one. That holds for all tiles of the kind.',
    },
    {
      id: 'AA-5.5',
      from: 'ruling',
      says: 'A modifier has been used if it changed something or a die was thrown for it; saying no, or crossing Injury unharmed, is not using it. Who was hurt is held in the next turn anyway, so Injury is never closed to a moving pawn.',
    },
    {
      id: 'AA-5.6',
      from: ['seed', 'ruling'],
      says: 'Red Stat Swap: throw the die; one stat of this pawn takes the number. The former number is gone, and the other stats stay as they are.',
    },
    {
      id: 'AA-5.7',
      from: 'ruling',
      says: 'For Red the owner sees the throw and then chooses the stat, secretly. It may be a stat that has the number already.',
    },
    {
      id: 'AA-5.8',
      from: ['seed', 'ruling'],
      says: 'Blue Stat Swap: throw the die and take 1 off; one stat of an opposing pawn takes that number, 0 to 5. The former number is gone, as with Red, and 0 is a number like the others.',
    },
    {
      id: 'AA-5.9',
      from: 'ruling',
      says: 'For Blue whoever threw chooses openly, after the throw, one standing opposing pawn and one stat of it. Nobody is shown what it was before; it may even have gone up.',
    },
    {
      id: 'AA-5.10',
      from: ['seed', 'ruling'],
      says: 'Injury hurts whoever has an Agility, an Honor or a Stealth of 2 or less; one of them is enough. The opponent then names any of the six stats, without seeing it, and it goes down by 1.',
    },
    {
      id: 'AA-5.11',
      from: 'ruling',
      says: 'At 0 a stat goes no further down. It may be named, and nothing happens to it.',
    },
    { id: 'AA-5.12', from: 'seed', says: 'After being hurt, a pawn does not move in its next turn (AA-5.20).' },
    {
      id: 'AA-5.13',
      from: 'ruling',
      says: 'A pawn with 3 or more in all of Agility, Honor and Stealth takes no harm and is not held. Everybody hears whether it was hurt.',
    },
    {
      id: 'AA-5.14',
      from: ['seed', 'ruling'],
      says: 'Training is for pawns with a Strength, a Bloodlust or a Discipline of 5 or more; one of them is enough. The owner secretly chooses any of the six stats, which goes up by 1, however high it is.',
    },
    {
      id: 'AA-5.15',
      from: 'ruling',
      says: 'A pawn that has none of these cannot train. Nobody else learns whether it was unable or unwilling.',
    },
    { id: 'AA-5.16', from: 'seed', says: 'After training, a pawn does not move in its next turn (AA-5.20).' },
    {
      id: 'AA-5.17',
      from: ['seed', 'ruling'],
      says: 'Meditation: throw 2D6; a third of the sum, rounded down, is added to this pawn’s health. That is 0 for a 2, 1 for 3–5, 2 for 6–8, 3 for 9–11, and 4 for a 12.',
    },
    { id: 'AA-5.18', from: 'ruling', says: 'Meditation can lift health past 12; there is no upper limit.' },
    {
      id: 'AA-5.19',
      from: ['seed', 'ruling'],
      says: 'A Meditation tile serves each pawn once in a game, even if it gave nothing. One pawn’s use takes nothing from the others.',
    },
    {
      id: 'AA-5.20',
      from: ['seed', 'ruling'],
      says: 'A pawn that must not move next turn is held during its owner’s next turn (AA-3.6). It remains a target for attacks and for Blue.',
    },
    {
      id: 'AA-5.21',
      from: 'ruling',
      says: 'Who is hurt and trains in one activation is held for one turn, not for two.',
    },
    {
      id: 'AA-5.22',
      from: 'ruling',
      says: 'Every condition looks at the sheet of that moment. Since Injury comes first, it can cost a pawn its Training.',
    },
  ],
} as const
