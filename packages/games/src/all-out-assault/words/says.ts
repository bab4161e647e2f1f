import type { SayingBySide, Sayings } from '@undercroft/kernel'

const HEALTH: SayingBySide = {
  mine: ['your pawns keep more health', 'your pawns lose more health'],
  theirs: ['the enemy keeps more health', 'the enemy loses more health'],
}
/** What one side is ahead in the other is behind in. */
const AHEAD: SayingBySide = {
  mine: [
    'your pawns are beside enemies that they are ahead of',
    'your pawns are beside enemies that are ahead of them',
  ],
  theirs: [
    'your pawns are beside enemies that are ahead of them',
    'your pawns are beside enemies that they are ahead of',
  ],
}
const REACH: SayingBySide = {
  mine: ['you have more enemies within reach', 'you have fewer enemies within reach'],
  theirs: ['the enemy has you within reach more often', 'the enemy has you within reach less often'],
}

/** How the features of a position read in advice. */
export const says: Sayings = {
  'health of both pawns': HEALTH,
  'root of the health of each pawn': HEALTH,
  'pawns that stand': {
    mine: ['fewer of your pawns fall', 'more of your pawns fall'],
    theirs: ['fewer enemies fall', 'more enemies fall'],
  },
  'sums of stats': {
    mine: ['your stats end up higher', 'your stats end up lower'],
    theirs: ['the enemy’s stats end up higher', 'the enemy’s stats end up lower'],
  },
  'stats that are higher than a foe’s': AHEAD,
  'of these, by how near the foe is': AHEAD,
  'of these, for each foe': AHEAD,
  'pawns that are held': {
    mine: ['your pawns are held more often', 'your pawns are held less often'],
    theirs: ['enemies are held more often', 'enemies are held less often'],
  },
  'is to move': undefined,
  'foes within reach while it is to move': REACH,
  'weak foes within reach while it is to move': REACH,
}
