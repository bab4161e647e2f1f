import type { Effect } from './dice.ts'

export const HERO_IDS = ['HE1', 'HE2', 'HE3', 'HE4', 'HE5', 'HE6'] as const
export type HeroId = (typeof HERO_IDS)[number]

export interface HeroCard {
  readonly name: string
  readonly health: number
  readonly ability: string
  /** A passive Ability works by itself; the others exhaust the Hero card (PL-14.9). */
  readonly kind: 'passive' | 'once'
  readonly text: string
  /** PL-7.8: what a star may be used as. */
  readonly star: readonly Effect[]
}

/** PL-22.4: the six Hero cards. */
export const HEROES: { readonly [Id in HeroId]: HeroCard } = {
  HE1: {
    name: 'Sweety',
    health: 4,
    ability: 'Coax',
    kind: 'passive',
    text: 'Each claw she uses may move its Enemy 1 Space more.',
    star: ['foot', 'sword', 'coin', 'claw'],
  },
  HE2: {
    name: 'Etern',
    health: 4,
    ability: 'Bounty',
    kind: 'passive',
    text: '1 more Coin each time he gains Loot.',
    star: ['foot', 'sword'],
  },
  HE3: {
    name: 'Angelo',
    health: 5,
    ability: 'Updraft',
    kind: 'once',
    text: 'Once per Turn: Move 1 Space straight up.',
    star: ['coin', 'claw'],
  },
  HE4: {
    name: 'Avys',
    health: 6,
    ability: 'Shoulder',
    kind: 'passive',
    text: 'An Enemy that Avys Pushes does not Attack her for that step.',
    star: ['foot', 'sword'],
  },
  HE5: {
    name: 'Brom',
    health: 4,
    ability: 'Tinker',
    kind: 'once',
    text: 'Once per Turn: re-roll 1 unused Action die.',
    star: ['sword', 'foot'],
  },
  HE6: {
    name: 'Pippa',
    health: 5,
    ability: 'Facet',
    kind: 'once',
    text: 'Once per Turn: enhance one Symbol for 1 Gem less, but never for nothing.',
    star: ['foot', 'sword'],
  },
}
