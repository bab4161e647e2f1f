/** ED-3.3 to ED-3.6: what a room card can be. */
export const ROOM_CARDS = ['beast', 'empty', 'boost', 'trapped'] as const
export type RoomCard = (typeof ROOM_CARDS)[number]

export const ROOM_CARD_NAMES: { readonly [C in RoomCard]: string } = {
  beast: 'ElectroBeast',
  empty: 'Empty Room',
  boost: 'Boost Box',
  trapped: 'Trapped Boost Box',
}

/** How many of each a setup has. */
export const ROOM_LIMITS: { readonly [C in RoomCard]: { readonly least: number; readonly most: number } } = {
  beast: { least: 2, most: 5 },
  empty: { least: 1, most: 3 },
  boost: { least: 2, most: 5 },
  trapped: { least: 2, most: 5 },
}

/** ED-3.10 */
export const SIDE_CARDS = ['puzzle', 'trial', 'lock'] as const
export type SideCard = (typeof SIDE_CARDS)[number]

export const SIDE_CARD_NAMES: { readonly [C in SideCard]: string } = {
  puzzle: 'Puzzle',
  trial: 'Trial',
  lock: 'Master Lock',
}

/** ED-3.7 */
export const SMALL_KEYS = 6
/** ED-3.13 */
export const FRAGMENTS = 3

/** ED-3.19, ED-3.20 */
export const TRAITS = ['move', 'see', 'fight', 'live'] as const
export type Trait = (typeof TRAITS)[number]
/** ED-4.4: Live is never rolled. */
export const ROLLED_TRAITS = ['move', 'see', 'fight'] as const
export type RolledTrait = (typeof ROLLED_TRAITS)[number]
export const TRAIT_NAMES: { readonly [T in Trait]: string } = { move: 'Move', see: 'See', fight: 'Fight', live: 'Live' }
export const TRAIT_POINTS = 12
export const TRAIT_MOST = 6

interface Spread {
  readonly name: string
  /** Move, See, Fight, Live. */
  readonly points: readonly [number, number, number, number]
}

/** Ready-made ways to share out the points. */
export const SPREADS: readonly Spread[] = [
  { name: 'Survivor', points: [3, 2, 3, 4] },
  { name: 'All-rounder', points: [3, 3, 3, 3] },
  { name: 'Brawler', points: [2, 2, 5, 3] },
  { name: 'Runner', points: [4, 2, 3, 3] },
  { name: 'Scout', points: [3, 4, 2, 3] },
  { name: 'Tank', points: [2, 2, 3, 5] },
]
