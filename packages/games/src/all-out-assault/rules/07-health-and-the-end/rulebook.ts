/** Chapter 7: Health and the end. */
export const END = {
  title: 'Health and the end',
  rules: [
    { id: 'AA-7.1', from: 'seed', says: 'You want to take all health from both opposing pawns.', definition: true },
    {
      id: 'AA-7.2',
      from: 'ruling',
      says: 'Health does not go below 0. At 0 the pawn falls: it is taken off the board for good, and nothing can aim at it or heal it.',
    },
    {
      id: 'AA-7.3',
      from: ['seed', 'ruling'],
      says: 'Who has lost both pawns has lost the game. It is over in that moment, whatever was still to be done in the turn.',
    },
    {
      id: 'AA-7.4',
      from: 'ruling',
      says: 'A throw harms one pawn at most, so the two players never lose together.',
    },
    { id: 'AA-7.5', from: 'ruling', says: 'Either player may give up whenever they like. The other one wins.' },
    {
      id: 'AA-7.6',
      from: 'ruling',
      says: 'The game ends with the last turn of the round set as the limit (40 unless changed), and AA-7.8 decides.',
    },
    {
      id: 'AA-7.7',
      from: 'ruling',
      says: 'It also ends after so many whole rounds in a row without any loss of health as the table has set (12 unless changed), and AA-7.8 decides.',
    },
    {
      id: 'AA-7.8',
      from: 'ruling',
      says: 'The side with more pawns standing wins; with as many, the side with more health in all; with as much, nobody.',
    },
  ],
} as const
