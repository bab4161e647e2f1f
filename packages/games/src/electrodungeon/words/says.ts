import type { Saying, Sayings } from '@undercroft/kernel'

const FRAGMENTS: Saying = ['the Explorers find more fragments', 'the Explorers find fewer fragments']
const DOORS: Saying = ['more doors are opened', 'fewer doors are opened']
const LIVES: Saying = ['the Explorers keep more Live', 'the Explorers lose more Live']
const DANGER: Saying = ['fights are more dangerous to the Explorers', 'fights are less dangerous to the Explorers']

/** How the features of a position read in advice, to either side: all of them are the Explorers'. */
export const says: Sayings = {
  'is here': undefined,
  Explorers: undefined,
  'share of the rounds played': undefined,
  'its square': undefined,
  'fragments found': FRAGMENTS,
  'all fragments found': FRAGMENTS,
  'hands with fragments': ['fragments are in more hands', 'fragments are in fewer hands'],
  'doors opened': DOORS,
  'tasks done': ['more tasks are done', 'fewer tasks are done'],
  'fragments behind open doors': ['more fragments wait behind open doors', 'fewer fragments wait behind open doors'],
  'exit open': ['the exit is open more often', 'the exit is open less often'],
  'keys held': ['the Explorers carry more keys', 'the Explorers carry fewer keys'],
  'keys on the floor': ['more keys lie on the floor', 'fewer keys lie on the floor'],
  'keys under beasts': ['more keys stay with beasts', 'fewer keys stay with beasts'],
  'keys under traps': undefined, // a weight by chance: keys that stay hidden are told
  'steps from the Hub to hidden keys': ['more keys stay hidden far away', 'fewer keys stay hidden far away'],
  'rooms cleared': ['more rooms are cleared', 'fewer rooms are cleared'],
  'beasts in combat': ['more beasts fight', 'fewer beasts fight'],
  'wounds of beasts': ['beasts take more wounds', 'beasts take fewer wounds'],
  'fragments found late': FRAGMENTS,
  'doors opened late': DOORS,
  'things in lairs': ['more things lie with beasts', 'fewer things lie with beasts'],
  'cards of the Master': ['the Master of Fates holds more cards', 'the Master of Fates holds fewer cards'],
  'Blood Prices ahead': ['more Blood Prices are left to pay', 'fewer Blood Prices are left to pay'],
  Move: ['the Explorers’ Move is higher', 'the Explorers’ Move is lower'],
  See: undefined, // a weight by chance
  Fight: ['the Explorers’ Fight is higher', 'the Explorers’ Fight is lower'],
  Lives: LIVES,
  cards: ['the Explorers hold more cards', 'the Explorers hold fewer cards'],
  'steps to the next goal': ['the next goal is further away', 'the next goal is nearer'],
  fighters: ['more Explorers stand in a fight', 'fewer Explorers stand in a fight'],
  'one Live left': [LIVES[1], LIVES[0]],
  'two Lives left': [LIVES[1], LIVES[0]],
  danger: DANGER,
  'things in danger': DANGER,
}
