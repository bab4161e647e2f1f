import { BOSSES, isBossName } from '../content/bosses.ts'
import { sideStats } from '../content/house.ts'
import {
  type Kind,
  MONSTER_DICE,
  MONSTER_FACES,
  type Monster,
  SIZES,
  type Stats,
  type Trait,
} from '../content/monsters.ts'
import { contentOf, type Housed } from './content.ts'
import { activeHero } from './heroes.ts'
import { factsOf } from './map.ts'
import { type Foe, type FoeId, NONE, type Open, type RoomId } from './state.ts'

/** MA-1.11: the minor dice come first, then the major ones, then the tokens. */
const FIRST_MAJOR = MONSTER_DICE.minor

export const FIRST_BOSS = MONSTER_DICE.minor + MONSTER_DICE.major

export const MALAPHYAS: FoeId = FIRST_BOSS + BOSSES.indexOf('malaphyas')

export type Foes = Pick<Open, 'foes'>

export function foeOf(s: Foes, foe: FoeId): Foe {
  return s.foes[foe] as Foe
}

export function isBoss(foe: FoeId): boolean {
  return foe >= FIRST_BOSS
}

export function kindOf(foe: FoeId): Kind | 'boss' {
  return foe < FIRST_MAJOR ? 'minor' : foe < FIRST_BOSS ? 'major' : 'boss'
}

/** The face of a die in the supply: it has no meaning, so it is always the same. */
export function shelfFace(foe: FoeId): Monster {
  return MONSTER_FACES[foe < FIRST_MAJOR ? 'minor' : 'major'][0] as Monster
}

export function statsOf(s: Foes & Housed, foe: FoeId): Stats {
  return statsOn(s, foeOf(s, foe))
}

/** What the upper side of a die or a token shows at this table. */
export function statsOn(s: Housed, { is, side }: Pick<Foe, 'is' | 'side'>): Stats {
  const content = contentOf(s)
  return isBossName(is) ? sideStats(content, is, side) : content.monsters[is]
}

export function hasTrait(s: Foes & Housed, foe: FoeId, trait: Trait): boolean {
  return statsOf(s, foe).traits.includes(trait)
}

export function foesIn(s: Foes, room: RoomId): FoeId[] {
  const found: FoeId[] = []
  if (room === NONE) return found
  for (let foe = 0; foe < s.foes.length; foe++) if (foeOf(s, foe).room === room) found.push(foe)
  return found
}

export function hasFoe(s: Foes, room: RoomId): boolean {
  return s.foes.some(foe => foe.room === room)
}

/** Whether some monster there has this ability; abilities last until their owner is defeated (MA-12.20). */
export function roomHas(s: Foes & Housed, room: RoomId, trait: Trait): boolean {
  return foesIn(s, room).some(foe => hasTrait(s, foe, trait))
}

/** MA-6.2, MA-18.4: what the active Hero still has to fight. */
export function isUnfought(s: Foes, foe: FoeId): boolean {
  const { fought, turned } = foeOf(s, foe)
  return !fought && !turned
}

/**
 * MA-6.2: whether an unfought monster is in the active Hero's room; once all were fought every action is open (MA-6.4).
 */
export function isEngaged(s: Pick<Open, 'foes' | 'heroes' | 'turn'>): boolean {
  const { room } = activeHero(s)
  return s.foes.some(foe => foe.room === room && !foe.fought && !foe.turned)
}

/** MA-16.14 */
export function sizeOf(foe: FoeId): number {
  return SIZES[kindOf(foe)]
}

export function crowdIn(s: Foes, room: RoomId): number {
  return foesIn(s, room).reduce((sum, foe) => sum + sizeOf(foe), 0)
}

/** MA-16.4, MA-16.15 */
export function hasRoomFor(s: Pick<Open, 'foes' | 'rooms'>, foe: FoeId, room: RoomId): boolean {
  return crowdIn(s, room) + sizeOf(foe) <= factsOf(s, room).limit
}

/** A die of this kind in the supply, or NONE. */
export function spareDie(s: Foes, kind: Kind): FoeId {
  const [from, to] = kind === 'minor' ? [0, FIRST_MAJOR] : [FIRST_MAJOR, FIRST_BOSS]
  for (let foe = from; foe < to; foe++) if (foeOf(s, foe).room === NONE) return foe
  return NONE
}
