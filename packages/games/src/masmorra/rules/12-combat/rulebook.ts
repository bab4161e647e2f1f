export const COMBAT = {
  title: 'Combat',
  rules: [
    {
      id: 'MA-12.1',
      from: ['seed', 'ruling'],
      says: 'A Fight action is one combat: you fight every monster in your room, one after another, in the order you choose. Refused if no monster there may be attacked.',
    },
    {
      id: 'MA-12.2',
      from: ['seed', 'ruling'],
      says: 'You fight only monsters in your Hero’s own room. Other Heroes there take no part.',
    },
    {
      id: 'MA-12.3',
      from: 'seed',
      says: 'Fighting is compulsory, even with nothing to spend: taking the Payback is a fight.',
    },
    {
      id: 'MA-12.4',
      from: 'ruling',
      says: 'Start of combat, in order: summons (Spiderling, Malaphyas’ Dark Ritual); Venom Strike; then each monster in the room, newcomers included, steals once. A Hero defeated here ends the combat.',
    },
    { id: 'MA-12.5', from: 'seed', says: 'Each R or M used does 1 damage to the monster being fought.' },
    {
      id: 'MA-12.6',
      from: 'seed',
      says: 'Purge Undead: against undead each E also does 1 damage and counts as ranged.',
    },
    {
      id: 'MA-12.7',
      from: 'seed',
      says: 'Attack Spell: against a monster vulnerable to magic each G also does 1 damage and counts as ranged.',
    },
    {
      id: 'MA-12.8',
      from: 'seed',
      says: 'The monster is defeated if the damage of this one fight is at least its Defense Value; otherwise it is unharmed: damage never carries over.',
    },
    {
      id: 'MA-12.9',
      from: 'seed',
      says: 'If any M was used the fight is melee; if only ranged symbols were used it is ranged.',
    },
    {
      id: 'MA-12.10',
      from: 'seed',
      says: 'Payback follows every melee fight, even if the monster is defeated, and every fight that does not defeat it. A ranged fight that defeats it draws no Payback.',
    },
    { id: 'MA-12.11', from: 'ruling', says: 'A fight with no symbols at all is an attack that fails: Payback.' },
    {
      id: 'MA-12.12',
      from: 'seed',
      says: 'Payback deals Wounds equal to the Payback Value; each D spent prevents 1 of them.',
    },
    {
      id: 'MA-12.13',
      from: 'seed',
      says: 'Sword-and-shield: while attacking, spend one Melee die and one Defense die together to gain 2 Melee symbols and 1 Defense symbol. Dice only; as many pairs as you have.',
    },
    {
      id: 'MA-12.14',
      from: 'ruling',
      says: 'The pair is legal only in an attack step. Its symbols stay usable in this room like any others.',
    },
    {
      id: 'MA-12.15',
      from: 'ruling',
      says: 'You commit attack symbols one at a time and may take them back until you resolve; then all are spent, surplus too.',
    },
    {
      id: 'MA-12.16',
      from: 'ruling',
      says: 'A symbol that cannot harm the monster fought (immunity, E against the living, G against the non-vulnerable) cannot be committed.',
    },
    {
      id: 'MA-12.17',
      from: ['seed', 'ruling'],
      says: 'During combat only abilities and cards that generate symbols usable in the fight may be used; all others before or after. Usable: M, R (and E or G where MA-12.6/7 allow) in the attack step (S too in the Pit Chamber, MA-22.6), D in the Payback step; several symbols: one usable is enough. Wizard’s Apprentice works at any point. Orange cards obey their window instead.',
    },
    {
      id: 'MA-12.18',
      from: 'ruling',
      says: 'Use Magic is an action of its own: legal before and after a combat, not inside it.',
    },
    {
      id: 'MA-12.19',
      from: 'seed',
      says: 'No healing during combat: at 0 LP the Hero is defeated whatever Elixir it holds.',
    },
    {
      id: 'MA-12.20',
      from: 'seed',
      says: 'The abilities of all monsters in the room stay active until each is defeated.',
    },
    {
      id: 'MA-12.21',
      from: 'ruling',
      says: 'Enough damage defeats a monster even if its own Payback then fells the Hero. It leaves after that Payback: its die returns to the supply, a boss turns over or goes.',
    },
    {
      id: 'MA-12.22',
      from: ['seed', 'ruling'],
      says: 'After a combat you may fight again in the same room with another Fight action. Again all monsters there, start-of-combat effects included, except bosses turned this turn.',
    },
    {
      id: 'MA-12.23',
      from: 'seed',
      says: 'Rewards come only after all monsters were fought, only if the Hero survived, and only for those it defeated.',
    },
    {
      id: 'MA-12.24',
      from: ['seed', 'ruling'],
      says: 'A Hero that falls gets nothing for the monsters it defeated. Combat ends; the defeated, the one just fought included (MA-12.21), stay gone or turned; the rest stay as they are.',
    },
  ],
} as const
