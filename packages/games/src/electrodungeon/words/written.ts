import { indexIn, NONE, PLACE_NAMES, type Place } from '../content/board.ts'
import { CARD_WORDS } from '../content/cards.ts'
import { EXPLORERS } from '../state/choices.ts'
import type { Door, Explorer, Explorers, Room, Turn } from '../state/state.ts'

/**
 * An Explorer as people write it. Unless it is said otherwise, it has 3 in every trait and stands alone on the Hub with
 * empty hands.
 */
export type WrittenExplorer = Partial<
  Omit<Explorer, 'place' | 'hand' | 'perceived' | 'looked' | 'effect' | 'tried' | 'triedBefore'>
> & {
  place?: string
  hand?: string[]
  /** Letters of rooms. */
  perceived?: string
  /** Colours of doors. */
  looked?: string
  effect?: string
  tried?: string
  triedBefore?: string
}

/** A room: `beast+key`, `cleared`, or an object with more of its fields. */
export type WrittenRoom = string | (Partial<Omit<Room, 'card' | 'key'>> & { card?: string })
/** A door: `puzzle+fragment+reward`, or an object with more of its fields. */
export type WrittenDoor =
  | string
  | (Partial<Omit<Door, 'card' | 'task' | 'fragment' | 'reward'>> & { card?: string; task?: string })

/** A position in words that people write. */
export interface Written {
  round?: number
  /** Letters in turn order; by default in the order of the seats. */
  order?: string
  /** Whose turn it is, or `MoF`; by default that of the first in turn order. */
  turn?: string
  stage?: Turn['stage']
  points?: number
  die?: number
  rolls?: number
  action?: Turn['action']
  /** Those who have had their turn in this round, beside those who come earlier in the turn order. */
  acted?: string
  /** Letters of each group. */
  groups?: string[]
  /** Those who move together in this turn, the leader too. */
  members?: string
  rooms?: Record<string, WrittenRoom>
  doors?: Record<string, WrittenDoor>
  /** `{ '8,6': 'key fragment' }` */
  loose?: Record<string, string>
  fights?: { place: string; fighters: string; betrayers?: string; resting?: string }[]
  mofHand?: string[]
  mofEffect?: string
  mofTarget?: number
  mofUntil?: number
  conceding?: string
  A?: WrittenExplorer
  B?: WrittenExplorer
  C?: WrittenExplorer
  D?: WrittenExplorer
  E?: WrittenExplorer
  /** Shown, and not read. */
  phase?: string
  decks?: unknown
  discards?: unknown
  task?: unknown
  roll?: unknown
  claims?: unknown
}

/** Every name that may stand in a written position. */
export const KEYS: { readonly [Key in keyof Required<Written>]: true } = {
  phase: true,
  round: true,
  order: true,
  turn: true,
  stage: true,
  points: true,
  die: true,
  rolls: true,
  action: true,
  acted: true,
  groups: true,
  members: true,
  rooms: true,
  doors: true,
  loose: true,
  fights: true,
  mofHand: true,
  mofEffect: true,
  mofTarget: true,
  mofUntil: true,
  conceding: true,
  decks: true,
  discards: true,
  task: true,
  roll: true,
  claims: true,
  A: true,
  B: true,
  C: true,
  D: true,
  E: true,
}

// Names, as they are written and read.

export function lettersOf(text: string): number[] {
  return Array.from(text.replaceAll(' ', ''), letter => {
    const id = indexIn(EXPLORERS, letter)
    if (id === NONE) throw new Error(`"${letter}" is no Explorer (there is ${EXPLORERS.join(', ')})`)
    return id
  })
}

export function setOf(text: string): Explorers {
  return lettersOf(text).reduce((set, id) => set | (1 << id), 0)
}

export function sayExplorers(set: Explorers): string {
  return EXPLORERS.filter((_, id) => set & (1 << id)).join('')
}

export function placeNamed(name: string): Place {
  const place = indexIn(PLACE_NAMES, name)
  if (place === NONE) throw new Error(`"${name}" is no place`)
  return place
}

export function cardNumber(word: string): number {
  const card = indexIn(CARD_WORDS, word)
  if (card === NONE) throw new Error(`"${word}" is no card`)
  return card
}

export function named<T>(list: readonly T[], names: readonly string[], name: string): T {
  const found = list[names.indexOf(name)]
  if (found === undefined) throw new Error(`there is no "${name}" (there is ${names.join(', ')})`)
  return found
}

export function bitsOf(text: string, names: readonly string[]): number {
  return text
    .split(/\s+/)
    .filter(name => name !== '')
    .reduce((bits, name) => {
      if (!names.includes(name)) throw new Error(`there is no "${name}" (there is ${names.join(', ')})`)
      return bits | (1 << names.indexOf(name))
    }, 0)
}

export function sayBits(bits: number, names: readonly string[]): string {
  return names.filter((_, i) => bits & (1 << i)).join(' ')
}

export function sayCard(card: number): string {
  return CARD_WORDS[card] ?? '-'
}
