import { FACE_NAMES, FACES } from '../content/faces.ts'
import { MONSTER_FACES, MONSTER_STATS } from '../content/monsters.ts'

const ACTION_FACES = FACES.map(face => FACE_NAMES[face])

/** What the faces of the dice are called, by the labels of their rolls. */
export const DICE: { readonly [label: string]: readonly string[] } = {
  'an action die': ACTION_FACES,
  'the pet die': ACTION_FACES,
  Malaphyas: ACTION_FACES,
  'a minor monster': MONSTER_FACES.minor.map(monster => MONSTER_STATS[monster].name),
  'a major monster': MONSTER_FACES.major.map(monster => MONSTER_STATS[monster].name),
  'the Malaphyas token': ['blue', 'red'],
}
