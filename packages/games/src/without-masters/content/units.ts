/** The figures' numbers, and what the die means for each. */
export const KINDS = ['light', 'heavy'] as const
export type Kind = (typeof KINDS)[number]

export interface Unit {
  readonly mp: number
  /** WM-10.3 */
  readonly climbs: boolean
  /** The damage that kills it (WM-7.5). */
  readonly toughness: number
  /** The lowest face that hits, and the treats that a hit takes. */
  readonly hitsFrom: number
  readonly takes: number
}

/** WM-10.2, WM-10.3, WM-7.5, WM-10.8, WM-10.9 */
export const UNITS: Readonly<Record<Kind, Unit>> = {
  light: { mp: 3, climbs: true, toughness: 1, hitsFrom: 4, takes: 1 },
  heavy: { mp: 1, climbs: false, toughness: 2, hitsFrom: 5, takes: 2 },
}

/** The Hero's numbers. */
export const HERO_UNIT = {
  /** WM-5.1 */
  mp: 6,
  /** WM-2.4: how many of the box's treats it starts with. */
  treats: 6,
  /** WM-5.2: what a push and a throw cost in mp. */
  push: 2,
  throw: 1,
  /** WM-9.1 */
  range: 6,
  /** WM-7.3: the lowest face that hits, and the lowest that hits twice. */
  hitsFrom: 2,
  criticalFrom: 6,
  /** WM-7.3: the damage of a hit that counts twice. */
  critical: 2,
} as const
export type HeroUnit = { readonly [Name in keyof typeof HERO_UNIT]: number }

/** WM-7.3: a 1 misses, a 6 is critical. */
export function heroDamage({ hitsFrom, criticalFrom, critical }: HeroUnit, face: number): number {
  return face < hitsFrom ? 0 : face >= criticalFrom ? critical : 1
}

/** WM-10.8 and WM-10.9: the treats that an enemy's roll takes. */
export function treatsTaken({ hitsFrom, takes }: Unit, face: number): number {
  return face >= hitsFrom ? takes : 0
}

/** The six enemy figures of the box: a figure is the index of its name here. */
export const FIGURES = ['l1', 'l2', 'l3', 'h1', 'h2', 'h3'] as const
export type Figure = number

export function kindOf(figure: Figure): Kind {
  return figure < 3 ? 'light' : 'heavy'
}

export const STEP_COSTS = { move: 1, climb: 2, jump: 1 } as const

/** WM-5.3, WM-5.4, WM-5.6 */
export type StepKind = 'move' | 'climb' | 'jump'
