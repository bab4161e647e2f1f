import type { Monster, Stats } from './monsters.ts'

export const BOSSES = ['bitsy', 'schmetterling', 'mortiferous', 'hydra', 'malaphyas'] as const

export type Boss = (typeof BOSSES)[number]

const SIDES = ['blue', 'red'] as const

export type Side = (typeof SIDES)[number]

/** The tokens: a boss enters blue side up and turns red (MA-18.1). Schmetterling has the one side. */
export const BOSS_SIDES: Readonly<Record<Boss, { readonly blue: Stats; readonly red?: Stats }>> = {
  bitsy: {
    blue: { name: 'Aunty Bitsy', type: 'Animal', payback: 2, defense: 3, xp: 3, traits: ['venom'] },
    red: { name: 'Aunty Bitsy', type: 'Animal', payback: 2, defense: 4, xp: 4, traits: ['spiderling'] },
  },
  schmetterling: {
    blue: { name: 'Schmetterling', type: 'Humanoid', payback: 3, defense: 4, xp: 2, traits: ['capture'] },
  },
  mortiferous: {
    blue: { name: 'Mortiferous', type: 'Dragon', payback: 4, defense: 4, xp: 3, traits: ['fireBreath', 'hide'] },
    red: { name: 'Mortiferous', type: 'Dragon', payback: 5, defense: 4, xp: 3, traits: ['hide'] },
  },
  hydra: {
    blue: { name: 'Ancient Hydra', type: 'Aberration', payback: 4, defense: 3, xp: 3, traits: ['dreadAura'] },
    red: { name: 'Ancient Hydra', type: 'Aberration', payback: 3, defense: 4, xp: 3, traits: ['twoHeads'] },
  },
  malaphyas: {
    blue: { name: 'Malaphyas', type: 'Humanoid', payback: 2, defense: 2, xp: 2, traits: ['darkRitual'] },
    red: { name: 'Malaphyas', type: 'Demon', payback: 4, defense: 6, xp: 4, traits: ['hide'] },
  },
}

export function isBossName(is: Monster | Boss): is is Boss {
  return BOSSES.some(boss => boss === is)
}
