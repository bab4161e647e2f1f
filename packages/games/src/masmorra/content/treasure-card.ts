import type { Face } from './faces.ts'
import { WINDOWS, type Window } from './windows.ts'

/** Whose event an interrupt answers (MA-19.5). */
export type Whose = 'opponent' | 'own' | 'any'

/** The orange part of a card: an interrupt. */
export interface Orange {
  readonly at: readonly Window[]
  readonly whose: Whose
  readonly says: string
}

/** The purple part: played in one's own turn (MA-19.4). */
export interface Purple {
  /** Also in the Dungeon Master Phase (MA-16.7). */
  readonly dm: boolean
  /** The symbols it makes: with any it can be played inside a combat (MA-12.17). */
  readonly gives: readonly Face[]
  readonly says: string
}

export interface TreasureCard {
  readonly name: string
  readonly copies: number
  readonly orange: Orange
  readonly purple: Purple
  /** Worth this much if still in hand at the end (MA-20.4). */
  readonly xp: number
}

export function card(name: string, copies: number, orange: Orange, purple: Purple, xp = 0): TreasureCard {
  return { name, copies, orange, purple, xp }
}

export function gain(gives: readonly Face[], says: string): Purple {
  return { dm: false, gives, says }
}

export function heroPhase(says: string): Purple {
  return { dm: false, gives: [], says }
}

export function bothPhases(says: string, gives: readonly Face[] = []): Purple {
  return { dm: true, gives, says }
}

const WHOSE: { readonly [W in Whose]: string } = { opponent: ', to another', own: ', to you', any: '' }
/** With more windows than this the text says "at almost any moment" (MA-24.13). */
const MANY = 3

/** When the orange part can be played (MA-19.5). */
export function sayWhen({ at, whose }: Orange): string {
  if (at.length > MANY) return 'at almost any moment'
  return `${at.map(window => WINDOWS[window]).join(', or ')}${WHOSE[whose]}`
}

/** When the purple part can be (MA-19.4, MA-16.7). */
export function sayTurn({ dm }: Purple): string {
  return dm ? '† your turn, Dungeon Master Phase too' : 'your Hero Phase'
}
