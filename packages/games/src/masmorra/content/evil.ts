export interface EvilCard {
  readonly name: string
  readonly copies: number
  readonly says: string
}

/** MA-24.7: drawn at the start of a Hero Phase and in force to its end. "You" is the active player. */
export const EVIL = {
  E01: { name: 'Trembling Hands', copies: 2, says: 'You may not re-roll.' },
  E02: { name: 'Choking Fog', copies: 2, says: 'A Step gives you 1 Move Point, not 2.' },
  E03: { name: 'Blood Frenzy', copies: 2, says: 'Monsters have 1 Payback more.' },
  E04: { name: 'Stone Skin', copies: 2, says: 'Monsters have 1 Defense more.' },
  E05: { name: 'Ambush', copies: 2, says: 'A random minor monster spawns in your room.' },
  E06: { name: 'Leaden Feet', copies: 1, says: 'Your Free Step token is turned over.' },
  E07: { name: 'Tithe', copies: 2, says: 'Lose up to 2 gold.' },
  E08: { name: 'Dark Bolt', copies: 2, says: 'Your Hero suffers 1 Wound, which nothing prevents.' },
  E09: { name: 'Soul Drain', copies: 1, says: 'The Hero with the most LP suffers 1 Wound; you choose between equals.' },
  E10: { name: 'Spiteful Wards', copies: 2, says: 'You may take no Room Actions.' },
  E11: { name: 'Silence', copies: 2, says: 'You have no abilities and no pet die.' },
  E12: { name: 'Thief in the Dark', copies: 1, says: 'Discard one Treasure Card at random.' },
  E13: { name: 'Marching Horde', copies: 2, says: 'All monsters move towards the Heroes now.' },
  E14: { name: 'Reanimate', copies: 1, says: 'The rooms of your level spawn now.' },
  E15: { name: 'Faded Elixirs', copies: 2, says: 'Your Elixir does not heal.' },
  E16: { name: 'Null Magic', copies: 1, says: 'You cannot use Magic.' },
  E17: { name: 'A Moment of Calm', copies: 2, says: 'Nothing happens.' },
  E18: { name: 'Dwindling Luck', copies: 1, says: 'You roll 5 action dice, not 6.' },
} as const satisfies { readonly [id: string]: EvilCard }
export type EvilId = keyof typeof EVIL
export const EVIL_IDS = Object.keys(EVIL) as readonly EvilId[]
