import type { Section } from '@undercroft/kernel'

export const SETTING_UP = {
  title: 'Setting up',
  rules: [
    {
      id: 'ED-3.1',
      from: 'seed',
      says: 'One player is chosen to be the MoF: whoever takes that seat, or gets it where seats are drawn by lot.',
    },
    {
      id: 'ED-3.2',
      from: 'seed',
      says: 'The MoF lays exactly one room card face down in every small room, in any combination that ED-3.3 to ED-3.7 allow.',
    },
    { id: 'ED-3.3', from: 'seed', says: 'At least 2 and at most 5 room cards are ElectroBeasts.' },
    { id: 'ED-3.4', from: 'seed', says: 'At least 1 and at most 3 room cards are Empty Rooms.' },
    { id: 'ED-3.5', from: 'seed', says: 'At least 2 and at most 5 room cards are Boost Boxes.' },
    { id: 'ED-3.6', from: 'seed', says: 'At least 2 and at most 5 room cards are Trapped Boost Boxes.' },
    { id: 'ED-3.7', from: 'seed', says: 'Exactly 6 Small Keys are placed in small rooms, no more than 1 in a room.' },
    {
      id: 'ED-3.8',
      from: 'ruling',
      says: 'A Small Key lies hidden under a room card of any of the four kinds; a key on its own is an Empty Room with a key.',
    },
    {
      id: 'ED-3.9',
      from: 'seed',
      says: 'Each of the 6 doors leads to one side room and starts locked, with a lock piece on its board side.',
    },
    {
      id: 'ED-3.10',
      from: 'seed',
      says: 'Each side room gets exactly one face-down side-room card: one single Master Lock in all; the other five are Puzzle or Trial.',
    },
    { id: 'ED-3.11', from: 'ruling', says: 'The five Puzzle and Trial cards may be any mix, also all of one kind.' },
    {
      id: 'ED-3.12',
      from: 'seed',
      says: 'Whichever side room got the Master Lock is the true exit; the fragments must be brought there.',
    },
    {
      id: 'ED-3.13',
      from: 'seed',
      says: 'Exactly 3 Master Key fragments are placed, only in side rooms, as prizes for a Puzzle or Trial.',
    },
    { id: 'ED-3.14', from: 'ruling', says: 'No side room holds two fragments, and the Master Lock room holds none.' },
    {
      id: 'ED-3.15',
      from: 'seed',
      says: 'Any side room, the Master Lock’s too, may also hold a player reward card, as the MoF likes.',
    },
    {
      id: 'ED-3.16',
      from: 'ruling',
      says: 'Every Puzzle or Trial room holds a fragment, a reward card, or both; a task without a prize is not allowed.',
    },
    {
      id: 'ED-3.17',
      from: 'ruling',
      says: 'The MoF only marks that a side room has a reward card; the card is drawn from the Explorer deck when it is won.',
    },
    {
      id: 'ED-3.18',
      from: 'seed',
      says: 'For each Puzzle or Trial room the MoF picks a task from the lists of Puzzles and Trials, leaves it to chance (random), or makes up an own one (ED-14.1).',
    },
    {
      id: 'ED-3.19',
      from: 'seed',
      says: 'Each Explorer divides 12 points over Move, See, Fight and Live, each at least 1 and at most 6 at the start.',
    },
    { id: 'ED-3.20', from: 'ruling', says: 'All 12 points must be spent.' },
    {
      id: 'ED-3.21',
      from: 'seed',
      says: 'Move sets how far you travel and how well you dodge; See how well you scout threats; Fight how well you fight; Live how much damage you take before death.',
      definition: true,
    },
    {
      id: 'ED-3.22',
      from: 'ruling',
      says: 'Placement and trait choices are made at the same time and in secret; traits are shown to all once every seat has committed. A commit is final.',
    },
    {
      id: 'ED-3.23',
      from: 'seed',
      says: 'The Explorer with the highest Move takes the first turn; the others follow clockwise.',
    },
    {
      id: 'ED-3.24',
      from: 'seed',
      says: 'Explorers tied for highest Move each roll a D6; the highest roll goes first.',
    },
    { id: 'ED-3.25', from: 'ruling', says: 'Explorers still tied for the highest roll roll again, until one is left.' },
    {
      id: 'ED-3.26',
      from: 'seed',
      says: 'The MoF always acts last in the round, and the turn order never changes, whatever happens to the Move scores.',
    },
    {
      id: 'ED-3.27',
      from: 'ruling',
      says: 'All figures start on the Hub with empty hands; both reward decks are shuffled. The MoF draws nothing at the start.',
    },
    {
      id: 'ED-3.28',
      from: 'ruling',
      says: 'A setup that breaks restrictions is refused as a whole, and every violated restriction is named.',
    },
  ],
} as const satisfies Section
