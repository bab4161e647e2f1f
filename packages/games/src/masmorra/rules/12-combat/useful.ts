import type { Face } from '../../content/faces.ts'
import { PIT_CHAMBER } from '../../content/large-tile.ts'
import { activeHero } from '../../state/heroes.ts'
import { roomOf } from '../../state/map.ts'
import { NONE, type Open } from '../../state/state.ts'
import { harmBroken } from './harm.ts'

/** The steps of a turn in which an ability or a card may be used. */
export type Moment = 'free' | 'actions' | 'attack' | 'defend'

/** MA-12.17: whether a symbol is of use in this step of a turn. */
export function usefulNow(s: Open, moment: Moment, face: Face): boolean {
  if (moment === 'defend') return face === 'D'
  if (moment !== 'attack') return true
  const { foe } = s.combat
  if (face === 'S') return roomOf(s, activeHero(s).room).tile === PIT_CHAMBER // MA-22.6
  return foe !== NONE && harmBroken(s, foe, face, activeHero(s).learned.includes('deadeye')) === undefined
}
