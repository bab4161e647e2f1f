import { opposite, type SayingBySide, type Sayings } from '@undercroft/kernel'

const HEIGHT: SayingBySide = {
  mine: ['you are higher up', 'you are further down'],
  theirs: ['the others are higher up', 'the others are further down'],
}
const HEARTS: SayingBySide = {
  mine: ['you keep more Hearts', 'you lose more Hearts'],
  theirs: ['the others keep more Hearts', 'the others lose more Hearts'],
}
const GEMS: SayingBySide = {
  mine: ['you have more Gems', 'you have fewer Gems'],
  theirs: ['the others have more Gems', 'the others have fewer Gems'],
}
const BLOW: SayingBySide = {
  mine: ['you can strike the Boss harder', 'you cannot strike the Boss as hard'],
  theirs: ['the others can strike the Boss harder', 'the others cannot strike the Boss as hard'],
}

/** How the features of a position read in advice. */
export const says: Sayings = {
  row: HEIGHT,
  'rows ahead of the best other': HEIGHT,
  'on the Boss Level': {
    mine: ['you reach the Boss Level sooner', 'you reach the Boss Level later'],
    theirs: ['the others reach the Boss Level sooner', 'the others reach the Boss Level later'],
  },
  'off the Map': undefined, // what a fall costs is told by rows and Hearts
  hearts: HEARTS,
  'last heart': opposite(HEARTS),
  gems: GEMS,
  'gems on the Boss Level': GEMS,
  coins: {
    mine: ['you have more Coins', 'you have fewer Coins'],
    theirs: ['the others have more Coins', 'the others have fewer Coins'],
  },
  items: {
    mine: ['you have more Items', 'you have fewer Items'],
    theirs: ['the others have more Items', 'the others have fewer Items'],
  },
  potions: {
    mine: ['you have more Potions', 'you have fewer Potions'],
    theirs: ['the others have more Potions', 'the others have fewer Potions'],
  },
  'Enemies defeated': undefined, // what they leave is told
  "turns until it is one's own": undefined,
  'rounds played alone': undefined,
  'detour on the way up': {
    mine: ['your way up is longer', 'your way up is shorter'],
    theirs: ['the others have a longer way up', 'the others have a shorter way up'],
  },
  'blow that it can deal': BLOW,
  'cards for a blow': BLOW,
  'cards for a blow on the Boss Level': BLOW,
  'steps to the Boss': {
    mine: ['you are further from the Boss', 'you are nearer to the Boss'],
    theirs: ['the others are further from the Boss', 'the others are nearer to the Boss'],
  },
}
