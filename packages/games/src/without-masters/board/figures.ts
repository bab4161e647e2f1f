import { FIGURES, type Figure, kindOf } from '../content/units.ts'
import { nickname } from '../words/cast.ts'

export type Cast = 'hero' | 'light' | 'heavy'

/** Who is on the board: the Hero, or an enemy by its number. */
export type Who = 'hero' | Figure

export function castOf(who: Who): Cast {
  return who === 'hero' ? 'hero' : kindOf(who)
}

export function figureName(who: Who): string {
  return who === 'hero' ? 'the dog' : nickname(who)
}

export function breedOf(figure: Figure): string {
  return kindOf(figure) === 'light' ? 'raccoon' : 'mower'
}

/** "Rascal the raccoon, light enemy 1". */
export function fullName(who: Who): string {
  if (who === 'hero') return 'the dog, the Hero'
  return `${figureName(who)} the ${breedOf(who)}, ${kindOf(who)} enemy ${badgeOf(who)}`
}

/** What stands on a figure's base: its name in the box, by which choices and the log speak of it. */
export function badgeOf(who: Figure): string {
  return FIGURES[who] ?? ''
}

/** How tall a figure is drawn. */
export const TALL: Readonly<Record<Cast, number>> = { hero: 54, light: 49, heavy: 54 }

/** Where an enemy's badge is drawn, from its foot: who it is stands there alone. */
export const BADGE = { dx: 16, dy: 6 } as const
