import { writtenIn } from '@undercroft/kernel'
import type { EvilId } from '../content/evil.ts'
import type { Face } from '../content/faces.ts'
import type { HeroId } from '../content/heroes.ts'
import type { Ground } from '../content/large-tile.ts'
import type { CardId } from '../state/state.ts'

/** Where a written position can begin. */
export const BEGINNINGS = ['startTurn', 'preRoll', 'midRoll', 'actions', 'dm', 'endTurn'] as const
export type Beginning = (typeof BEGINNINGS)[number]

/** A Hero as people write it; what is not said is as at the start of the game. */
export interface WrittenHero {
  /** The tile of the room. */
  room?: string
  lp?: number
  xp?: number
  /** The most XP it ever had. */
  peak?: number
  gold?: number
  lying?: boolean
  freeStep?: boolean
  /** Slots of its Hero cards: `[A1, B1]`; the starting ability is always there. */
  learned?: string[]
  hand?: CardId[]
  captive?: boolean
  tossed?: boolean
}

/**
 * A position as people write it. What is not said: three Heroes in the Starting Room, the first one's actions, no dice
 * left.
 */
export interface Written {
  phase?: string
  turn?: HeroId
  first?: HeroId
  round?: number
  time?: number
  ending?: boolean
  heroes?: { [hero: string]: WrittenHero }
  /** `L1-15 0:-1`, `L1-03 0:-2 turned 1`, `L1-07 1:0 opened`, `M1-5 1:0 gold 1`; the Starting Room lies at 0:0. */
  rooms?: string[]
  /** `L1-10 1:1`, `L1-11 2:0 disarmed` */
  traps?: string[]
  /** By room: `{ L1-03: [orc, goblin fought], M1-1: [bitsy red] }` */
  foes?: { [room: string]: string[] }
  /** The face-up tiles of Level 1 and Level 2, and those that lie below them in no order. */
  up?: string[]
  below?: string[][]
  /** Medium tiles that are left, of Level 1 and Level 2. */
  mediums?: string[][]
  ground?: Ground | 'none'
  /** Faces of the dice that are not used: `RMMS`. */
  dice?: string
  pet?: Face | 'none'
  symbols?: string
  mp?: number
  dmMp?: number
  curse?: Face | 'none'
  evil?: EvilId | 'none'
  hushed?: boolean
  /** What is left of the deck; the other cards are discarded. */
  deck?: CardId[]
  discard?: CardId[]
  /** The same for Evil cards. */
  evilDeck?: EvilId[]
}

const KEYS: { readonly [Key in keyof Required<Written>]: true } = {
  phase: true,
  turn: true,
  first: true,
  round: true,
  time: true,
  ending: true,
  heroes: true,
  rooms: true,
  traps: true,
  foes: true,
  up: true,
  below: true,
  mediums: true,
  ground: true,
  dice: true,
  pet: true,
  symbols: true,
  mp: true,
  dmMp: true,
  curse: true,
  evil: true,
  hushed: true,
  deck: true,
  discard: true,
  evilDeck: true,
}

export function checkedPosition(position: unknown): Written {
  return writtenIn<Written>(KEYS, position)
}

/** One of these names, or an error that lists them. */
export function nameAmong<N extends string>(names: readonly N[], name: string, kind: string): N {
  const found = names.find(each => each === name)
  if (found === undefined) throw new Error(`"${name}" is no ${kind} (there is ${names.join(', ')})`)
  return found
}
