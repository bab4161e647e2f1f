/** Chapter 6: Attacking. */
export const ATTACKING = {
  title: 'Attacking',
  rules: [
    {
      id: 'AA-6.1',
      from: ['seed', 'ruling'],
      says: 'When its move is over, a pawn may attack an opposing pawn on an adjacent tile. It may do so if it stayed or is held, too.',
    },
    {
      id: 'AA-6.2',
      from: 'ruling',
      says: 'An attack has one target. If there are two, the attacker chooses; one’s own pawn is none.',
    },
    {
      id: 'AA-6.3',
      from: 'seed',
      says: 'The attacker names a stat. The attacking pawn’s is set against the defending pawn’s.',
    },
    {
      id: 'AA-6.4',
      from: ['seed', 'ruling'],
      says: 'A pawn does not open attacks with one stat in two consecutive turns of its owner. Only the opening stat counts, and a turn in which the pawn did not attack sets it free.',
    },
    {
      id: 'AA-6.5',
      from: 'ruling',
      says: 'Everybody sees the two numbers that are compared, and nothing else of the sheets.',
    },
    {
      id: 'AA-6.6',
      from: 'seed',
      says: 'If the attacker’s number is higher, the attacker throws the die and the defending pawn loses as much health.',
    },
    {
      id: 'AA-6.7',
      from: 'seed',
      says: 'If the attacker’s number is lower, the defender throws the die and adds 2; the attacking pawn loses that much, 3 to 8.',
    },
    {
      id: 'AA-6.8',
      from: ['seed', 'ruling'],
      says: 'If the numbers are equal, the defender names the next stat, and so on until two differ. No stat comes up twice in an attack. The defender is not bound by AA-6.4, and the stats named for a tie are not closed afterwards.',
    },
    { id: 'AA-6.9', from: 'ruling', says: 'If all six are equal, nobody is harmed. For AA-6.4 it was an attack.' },
    {
      id: 'AA-6.10',
      from: 'ruling',
      says: 'With the attack the activation is over; nobody strikes back beyond AA-6.7.',
    },
  ],
} as const
