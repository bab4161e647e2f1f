/** The traits of monsters, "undead" and "vulnerable" included (MA-17.1). */
export const TRAITS = {
  quickStab: { name: 'Quick Stab', rule: 'MA-17.2', says: 'takes its Payback even when a ranged attack defeats it' },
  stealsElixir: { name: 'Corrupting Touch', rule: 'MA-17.3', says: 'steals an Elixir when combat begins' },
  deadManWalking: { name: 'Dead Man Walking', rule: 'MA-17.4', says: 'Ranged does it no damage' },
  undead: { name: 'Undead', rule: 'MA-17.5', says: 'Elixir harms it, as a ranged attack' },
  web: { name: 'Web', rule: 'MA-17.6', says: 'no Hero leaves its room but by teleporting' },
  stealsStep: { name: 'Corrupting Touch', rule: 'MA-17.7', says: 'steals a Step or the Free Step when combat begins' },
  stealsRanged: { name: 'Sonar', rule: 'MA-17.8', says: 'steals a Ranged when combat begins' },
  vulnerable: { name: 'Vulnerable to Magic', rule: 'MA-12.7', says: 'Magic harms it, as a ranged attack' },
  squishy: { name: 'Squishy', rule: 'MA-17.9', says: 'nothing but Magic harms it' },
  moans: { name: 'Terrifying Moans', rule: 'MA-17.10', says: 'costs 1 XP unless Elixir alone defeats it' },
  incorporeal: { name: 'Incorporeal Body', rule: 'MA-17.11', says: 'Ranged does it no damage' },
  gaze: { name: 'Unholy Gaze', rule: 'MA-17.12', says: 'Heroes in its room have no abilities' },
  hide: { name: 'Iron-Tough Hide', rule: 'MA-17.13', says: 'the first Ranged of a fight does it no damage' },
  venom: { name: 'Venom Strike', rule: 'MA-18.6', says: 'gives 1 Wound when combat begins' },
  spiderling: { name: 'Spiderling', rule: 'MA-18.7', says: 'calls a Spider when combat begins' },
  capture: { name: 'Capture', rule: 'MA-18.8', says: 'whoever defeats him keeps him, for one extra re-roll' },
  fireBreath: { name: 'Fire Breath', rule: 'MA-18.9', says: 'when revealed, 1 Wound to all in or next to his room' },
  dreadAura: { name: 'Dread Aura', rule: 'MA-18.10', says: 'no Magic can be used in her room' },
  twoHeads: {
    name: 'Two Shall Take Its Place',
    rule: 'MA-18.11',
    says: 'turns blue again unless Melee alone kills her',
  },
  darkRitual: { name: 'Dark Ritual', rule: 'MA-21.12', says: 'calls a major monster when combat begins' },
} as const
export type Trait = keyof typeof TRAITS

const TYPES = ['Humanoid', 'Undead', 'Animal', 'Ooze', 'Aberration', 'Dragon', 'Demon'] as const
type Type = (typeof TYPES)[number]

/** What is printed on a side of a die or a token. */
export interface Stats {
  readonly name: string
  readonly type: Type
  readonly payback: number
  readonly defense: number
  /** Its XP value (MA-1.7). */
  readonly xp: number
  readonly traits: readonly Trait[]
}

export const MINORS = ['goblin', 'cultist', 'skeleton', 'orc', 'spider', 'ghoul'] as const
export type Minor = (typeof MINORS)[number]

export const MAJORS = ['bat', 'cube', 'ghost', 'watcher', 'dragon'] as const
type Major = (typeof MAJORS)[number]

export type Monster = Minor | Major
export const MONSTERS = [...MINORS, ...MAJORS] as const

const KINDS = ['minor', 'major'] as const
export type Kind = (typeof KINDS)[number]

/** The six faces of each kind of monster die. The Giant Bat, the weakest major, stands on two. */
export const MONSTER_FACES: Readonly<Record<Kind, readonly Monster[]>> = {
  minor: MINORS,
  major: ['bat', 'bat', 'cube', 'ghost', 'watcher', 'dragon'],
}

/** MA-1.11 */
export const MONSTER_DICE: Readonly<Record<Kind, number>> = { minor: 16, major: 8 }

export const MONSTER_STATS: Readonly<Record<Monster, Stats>> = {
  goblin: { name: 'Goblin', type: 'Humanoid', payback: 1, defense: 2, xp: 2, traits: ['quickStab'] },
  cultist: { name: 'Cultist', type: 'Humanoid', payback: 2, defense: 2, xp: 2, traits: ['stealsElixir'] },
  skeleton: { name: 'Skeleton', type: 'Undead', payback: 2, defense: 2, xp: 2, traits: ['deadManWalking', 'undead'] },
  orc: { name: 'Orc', type: 'Humanoid', payback: 3, defense: 2, xp: 2, traits: [] },
  spider: { name: 'Spider', type: 'Animal', payback: 2, defense: 4, xp: 3, traits: ['web'] },
  ghoul: { name: 'Ghoul', type: 'Undead', payback: 3, defense: 3, xp: 3, traits: ['stealsStep', 'undead'] },
  bat: { name: 'Giant Bat', type: 'Animal', payback: 2, defense: 3, xp: 3, traits: ['stealsRanged', 'quickStab'] },
  cube: { name: 'Gelatinous Cube', type: 'Ooze', payback: 3, defense: 3, xp: 3, traits: ['vulnerable', 'squishy'] },
  ghost: {
    name: 'Ghost',
    type: 'Undead',
    payback: 3,
    defense: 3,
    xp: 3,
    traits: ['moans', 'undead', 'incorporeal'],
  },
  watcher: { name: 'Dark Watcher', type: 'Aberration', payback: 3, defense: 4, xp: 4, traits: ['gaze'] },
  dragon: { name: 'Young Dragon', type: 'Dragon', payback: 4, defense: 4, xp: 4, traits: ['hide'] },
}

export function kindOfMonster(monster: Monster): Kind {
  return isMinor(monster) ? 'minor' : 'major'
}

export function isMinor(monster: Monster): monster is Minor {
  return MINORS.some(minor => minor === monster)
}

/** MA-16.14: how much of a room's limit each takes up. */
export const SIZES: Readonly<Record<Kind | 'boss', number>> = { minor: 1, major: 2, boss: 2 }
