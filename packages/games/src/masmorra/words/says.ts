import { opposite, type Saying, type SayingBySide, type Sayings } from '@undercroft/kernel'

const XP: SayingBySide = {
  mine: ['you gain more XP', 'you gain less XP'],
  theirs: ['the others gain more XP', 'the others gain less XP'],
}
const LIFE: SayingBySide = {
  mine: ['you keep more life', 'you lose more life'],
  theirs: ['the others keep more life', 'the others lose more life'],
}
const NEAR: SayingBySide = {
  mine: ['more XP is to be had near you', 'less XP is to be had near you'],
  theirs: ['more XP is to be had near the others', 'less XP is to be had near the others'],
}
const STRIKE: SayingBySide = {
  mine: ['you fell Malaphyas more easily', 'you fell Malaphyas less easily'],
  theirs: ['the others fell Malaphyas more easily', 'the others fell Malaphyas less easily'],
}
const VICTORY: SayingBySide = {
  mine: ['felling Malaphyas would win you the game more often', 'felling Malaphyas would win you the game less often'],
  theirs: [
    'felling Malaphyas would win others the game more often',
    'felling Malaphyas would win others the game less often',
  ],
}
const TEAM_LIFE: Saying = ['your Heroes keep more life', 'your Heroes lose more life']

const RIVAL: Sayings = {
  'Life Points': LIFE,
  'hardly any Life Points': opposite(LIFE),
  'lies on the floor': opposite(LIFE),
  cards: {
    mine: ['you hold more cards', 'you hold fewer cards'],
    theirs: ['the others hold more cards', 'the others hold fewer cards'],
  },
  gold: {
    mine: ['you have more gold', 'you have less gold'],
    theirs: ['the others have more gold', 'the others have less gold'],
  },
  'abilities learned': undefined, // what they bring is told
  'turns until it is one’s own': undefined,
}

const STANDARD: Sayings = {
  XP,
  'XP late in the game': XP,
  'XP when the last round is on': XP,
  'XP that a fall would leave': XP,
  'XP of the cards late in the game': {
    mine: ['your cards are worth more XP', 'your cards are worth less XP'],
    theirs: ['the others’ cards are worth more XP', 'the others’ cards are worth less XP'],
  },
  'has too much for minor monsters': XP,
  ...RIVAL,
  'is on Level 2': {
    mine: ['you are on Level 2 more often', 'you are on Level 2 less often'],
    theirs: ['the others are on Level 2 more often', 'the others are on Level 2 less often'],
  },
  'XP to be had here': NEAR,
  'XP to be had next door': NEAR,
  'has a turn left in this round': undefined,
  'has a turn left in the last round': undefined,
}

const EPIC: Sayings = {
  XP,
  'XP once the third level is open': XP,
  'XP once Malaphyas is red': XP,
  'XP that a fall would leave': XP,
  'would win by felling Malaphyas': VICTORY,
  'would win so even after a fall': VICTORY,
  'chance to fell Malaphyas': STRIKE,
  'chance to fell Malaphyas and win': STRIKE,
  'stands before Malaphyas and would win': STRIKE,
  ...RIVAL,
  level: {
    mine: ['you are deeper down', 'you are less deep down'],
    theirs: ['the others are deeper down', 'the others are less deep down'],
  },
}

/** A team has no rivals. */
const ALLIANCE: Sayings = {
  'is here': undefined,
  'time on the first level': undefined,
  'time on the second level': undefined,
  'time on the third level': undefined,
  'the second level': ['Level 2 is found sooner', 'Level 2 is found later'],
  'the third level': ['Level 3 is reached sooner', 'Level 3 is reached later'],
  'Malaphyas has turned over': ['Malaphyas turns over sooner', 'Malaphyas turns over later'],
  'the best chance to fell Malaphyas': ['Malaphyas is felled more easily', 'Malaphyas is felled less easily'],
  'fewest Life Points': TEAM_LIFE,
  'Heroes near a fall': [TEAM_LIFE[1], TEAM_LIFE[0]],
  XP: undefined, // a weight by chance: nobody wins an Alliance by XP
  'Life Points': TEAM_LIFE,
  gold: ['your Heroes have more gold', 'your Heroes have less gold'],
  cards: ['your Heroes hold more cards', 'your Heroes hold fewer cards'],
  monsters: ['more monsters are about', 'fewer monsters are about'],
  'monsters with a Hero': ['more monsters stand beside your Heroes', 'fewer monsters stand beside your Heroes'],
}

/** How the features of a position read in advice, those of each mode under its name. */
export const says: Sayings = Object.fromEntries(
  Object.entries({ Standard: STANDARD, Epic: EPIC, Alliance: ALLIANCE }).flatMap(([mode, sayings]) =>
    Object.entries(sayings).map(([feature, saying]) => [`${mode}: ${feature}`, saying] as const),
  ),
)
