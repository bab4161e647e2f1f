import type { Saying, Sayings } from '@undercroft/kernel'

const TREATS: Saying = ['the dog keeps more treats', 'the dog loses more treats']
const WAY: Saying = ['the dog’s way home is longer', 'the dog’s way home is shorter']
const CLOSE: Saying = ['more enemies are close to the dog', 'fewer enemies are close to the dog']
const DANGER: Saying = ['the dog is in more danger', 'the dog is in less danger']

/** How the features of a position read in advice, to either side: all of them are the dog's. */
export const says: Sayings = {
  'is the Hero': undefined,
  'setups completed': ['the dog gets home more often', 'the dog gets home less often'],
  treats: TREATS,
  'treats after the last setup': TREATS,
  'move points to the end': WAY,
  'move points to the end of the last setup': WAY,
  enemies: ['more enemies are in the yard', 'fewer enemies are in the yard'],
  'enemies close by': CLOSE,
  'has the turn': undefined,
  'enemies close by while it has the turn': CLOSE,
  'holds the ball': ['the dog has a ball more often', 'the dog has a ball less often'],
  'the end is locked': WAY,
  'last treat': [TREATS[1], TREATS[0]],
  'treats for the way that is left': [
    'the treats go further on the way home',
    'the treats go less far on the way home',
  ],
  'share of the turns played': undefined,
  'the same, for each turn to the end': WAY,
  'treats that the Game Master may take next': DANGER,
  'share of the treats that it may take': DANGER,
}
