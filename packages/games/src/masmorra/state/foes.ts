import { BOSSES, bossStats } from '../content/bosses.ts'
import type { Face } from '../content/faces.ts'
import { RITUAL_CIRCLE, SEATS_OF_MALAPHYAS } from '../content/large-tile.ts'
import {
  type Kind,
  MONSTER_DICE,
  MONSTER_FACES,
  MONSTER_STATS,
  type Monster,
  SIZES,
  type Stats,
  type Trait,
} from '../content/monsters.ts'
import type { Rule } from '../rules/rulebook.ts'
import type { GoneBy } from './events.ts'
import { activeHero } from './heroes.ts'
import { factsOf, roomNamed, roomOf } from './map.ts'
import { type At, type Foe, type FoeId, NONE, type Open, type RoomId, type State } from './state.ts'

/** MA-1.11: the minor dice come first, then the major ones, then the tokens. */
const FIRST_MAJOR = MONSTER_DICE.minor
export const FIRST_BOSS = MONSTER_DICE.minor + MONSTER_DICE.major
export const MALAPHYAS: FoeId = FIRST_BOSS + BOSSES.indexOf('malaphyas')

type Foes = Pick<Open, 'foes'>

export function foeOf(s: Foes, foe: FoeId): Foe {
  return s.foes[foe] as Foe
}

export function isBoss(foe: FoeId): boolean {
  return foe >= FIRST_BOSS
}

export function kindOf(foe: FoeId): Kind | 'boss' {
  return foe < FIRST_MAJOR ? 'minor' : foe < FIRST_BOSS ? 'major' : 'boss'
}

/** All dice and tokens in their boxes. */
export function freshFoes(): Foe[] {
  const rest = { room: NONE, side: 'blue', fought: false, turned: false, bound: false, gone: false } as const
  return Array.from({ length: FIRST_BOSS + BOSSES.length }, (_, id) => ({
    ...rest,
    is: BOSSES[id - FIRST_BOSS] ?? shelfFace(id),
  }))
}

/** What a die shows that lies in the supply: it means nothing, so it is always the same. */
function shelfFace(foe: FoeId): Monster {
  return MONSTER_FACES[foe < FIRST_MAJOR ? 'minor' : 'major'][0] as Monster
}

export function statsOf(s: Foes, foe: FoeId): Stats {
  const { is, side } = foeOf(s, foe)
  return isBossName(is) ? bossStats(is, side) : MONSTER_STATS[is]
}

function isBossName(is: Foe['is']): is is (typeof BOSSES)[number] {
  return BOSSES.some(boss => boss === is)
}

export function hasTrait(s: Foes, foe: FoeId, trait: Trait): boolean {
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
export function roomHas(s: Foes, room: RoomId, trait: Trait): boolean {
  return foesIn(s, room).some(foe => hasTrait(s, foe, trait))
}

/** MA-6.2, MA-18.4: what the active Hero still has to fight. */
export function isUnfought(s: Foes, foe: FoeId): boolean {
  const { fought, turned } = foeOf(s, foe)
  return !fought && !turned
}

/** MA-6.2; once all there were fought everything is open again (MA-6.4). */
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

/** Puts a monster into a room: unfought, whatever it was before (MA-6.6). */
export function putFoe(s: State, foe: FoeId, room: RoomId): void {
  const here = foeOf(s, foe)
  here.room = room
  here.fought = false
}

/** MA-16.17: back to the supply; a token leaves the game (MA-18.3). Rewards are somebody else's matter. */
export function removeFoe(s: State, t: At, foe: FoeId, by: GoneBy): void {
  const here = foeOf(s, foe)
  const { room, is, bound } = here
  t.tell({ what: 'foeGone', foe, is, room, tile: roomOf(s, room).tile, by })
  shelve(s, foe)
  if (bound) unbound(s, t)
}

function shelve(s: State, foe: FoeId): void {
  const here = foeOf(s, foe)
  here.room = NONE
  here.fought = false
  here.turned = false
  here.bound = false
  if (isBoss(foe)) here.gone = true
  else here.is = shelfFace(foe)
}

/**
 * One of those who stay where they are is gone, beaten or removed (MA-22.5): the Watcher comes (MA-22.4), or Malaphyas
 * himself (MA-23.6). Either joins a combat that is being fought there (MA-23.7).
 */
function unbound(s: State, t: At): void {
  if (s.ground === 'throne') {
    const left = s.foes.findIndex(({ bound, is }) => bound && is === 'cultist')
    const ritual = s.foes.filter(({ bound, is }) => bound && is === 'cultist').length
    if (ritual !== 1) return
    t.tell({
      what: 'foeGone',
      foe: left,
      is: 'cultist',
      room: foeOf(s, left).room,
      tile: roomOf(s, foeOf(s, left).room).tile,
      by: 'MA-22.4',
    })
    shelve(s, left)
    s.frames.push({ phase: 'spawn', kind: 'major', room: roomNamed(s, RITUAL_CIRCLE), is: 'watcher', bound: false })
  } else if (s.ground === 'sewers' && !s.foes.some(({ bound }) => bound) && !foeOf(s, MALAPHYAS).gone) {
    const malaphyas = foeOf(s, MALAPHYAS)
    if (malaphyas.room !== NONE) return
    const room = roomNamed(s, SEATS_OF_MALAPHYAS.sewers)
    putFoe(s, MALAPHYAS, room)
    malaphyas.side = 'red'
    malaphyas.bound = true
    t.tell({ what: 'spawned', foe: MALAPHYAS, is: 'malaphyas', room, tile: roomOf(s, room).tile, by: 'MA-23.6' })
  }
}

/** A newly rolled monster comes into a room, with all that follows (MA-16.11, MA-16.16). */
export function spawnRandom(s: State, kind: Kind, room: RoomId): void {
  s.frames.push({ phase: 'spawn', kind, room, is: 'rolled', bound: false })
}

/** The monsters in the active Hero's room count as fought; bosses do not (MA-18.5). */
export function countAsFought(s: State): void {
  for (const foe of foesIn(s, activeHero(s).room)) if (!isBoss(foe)) foeOf(s, foe).fought = true
}

/** Why a symbol of this face cannot harm the monster (MA-12.16); a Hero with Deadeye shoots through immunity. */
export function harmBroken(s: Foes, foe: FoeId, face: Face, deadeye = false): Rule | undefined {
  const has = (trait: Trait): boolean => hasTrait(s, foe, trait)
  if (face === 'G' && has('vulnerable')) return undefined // MA-12.7
  if (has('squishy')) return 'MA-17.9'
  if (face === 'M' || (face === 'E' && has('undead'))) return undefined // MA-12.6
  if (face !== 'R') return 'MA-12.16'
  if (deadeye) return undefined
  return has('deadManWalking') ? 'MA-17.4' : has('incorporeal') ? 'MA-17.11' : undefined
}

export function harms(s: Foes, foe: FoeId, face: Face): boolean {
  return harmBroken(s, foe, face) === undefined
}
