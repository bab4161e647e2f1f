/** The Symbols that Action dice show. */
export const SYMBOLS = ['foot', 'sword', 'coin', 'claw', 'star'] as const
export type Face = (typeof SYMBOLS)[number]

/** PL-22.1: all five Action dice are alike. */
export const ACTION_DIE: readonly Face[] = ['foot', 'foot', 'sword', 'coin', 'claw', 'star']
/** No house has more Action dice: notations have room for as many. */
export const MOST_DICE = 6

/** PL-22.2: the Special die is set, never rolled. */
export type SpecialFace = Face | 'blank'

export const ENEMY_FACES = ['attack', 'left', 'right'] as const
export type EnemyFace = (typeof ENEMY_FACES)[number]

/** PL-22.3: the six faces of the Enemy die. */
export const ENEMY_DIE: readonly EnemyFace[] = ['attack', 'attack', 'left', 'left', 'right', 'right']

/** The names of faces, by the label of the dice. */
export const FACES = { 'Action die': ACTION_DIE, 'Enemy die': ENEMY_DIE, 'Enemy die for Medusa': ENEMY_DIE } as const

/** The Symbols that a star may stand for (PL-7.8): those with an effect of their own. */
export type Effect = Exclude<Face, 'star'>
