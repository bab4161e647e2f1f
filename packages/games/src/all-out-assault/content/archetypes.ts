import type { Dice } from '@undercroft/kernel'

/**
 * Ready-made starting sheets, in the order Str Ste Hon Agi Blo Dis: one for each stat to lead with. The Brute and the
 * Berserker can train from the start, the Shadow and the Paladin walk over Injury unharmed, the last two can do both.
 */
export const ARCHETYPES = {
  Brute: [6, 1, 2, 3, 5, 4],
  Berserker: [5, 3, 2, 4, 6, 1],
  Shadow: [2, 6, 3, 5, 4, 1],
  Paladin: [4, 3, 6, 5, 1, 2],
  Zealot: [1, 3, 4, 5, 2, 6],
  Duelist: [5, 4, 3, 6, 2, 1],
} as const satisfies { readonly [name: string]: readonly number[] }

export type Archetype = keyof typeof ARCHETYPES

export const ARCHETYPE_NAMES = Object.keys(ARCHETYPES) as readonly Archetype[]

/** Pairs that make up for each other: every archetype is in one of them. */
export const ARCHETYPE_PAIRS: readonly (readonly [Archetype, Archetype])[] = [
  ['Brute', 'Shadow'],
  ['Berserker', 'Paladin'],
  ['Zealot', 'Duelist'],
]

export function archetypeOf(sheet: readonly number[]): Archetype | undefined {
  return ARCHETYPE_NAMES.find(name => ARCHETYPES[name].every((value, stat) => value === sheet[stat]))
}

/** Any of the 720 starting sheets (AA-2.4). */
export function anySheet(dice: Dice): number[] {
  const left = [1, 2, 3, 4, 5, 6]
  return [1, 2, 3, 4, 5, 6].map(() => left.splice(dice.below(left.length), 1)[0] ?? 0)
}
