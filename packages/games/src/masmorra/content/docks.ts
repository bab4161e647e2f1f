import { type Docked, FACE_NAMES } from './faces.ts'

const DOCK_USES = ['chest', 'disarm', 'portal', 'fountain'] as const
export type DockUse = (typeof DOCK_USES)[number]

/** The names of the Room Actions. */
export const DOCK_NAMES: Readonly<Record<DockUse, string>> = {
  chest: 'the chest',
  disarm: 'disarming',
  portal: 'the portal',
  fountain: 'the fountain',
}

/** A docking space on a tile: what it does, and the dice it takes, all together (MA-5.5). */
export interface Dock {
  readonly use: DockUse
  readonly dice: readonly Docked[]
}

/** MA-10.2 */
export const chest = (...dice: readonly Docked[]): Dock => ({ use: 'chest', dice })
/** MA-9.13 */
export const disarm = (...dice: readonly Docked[]): Dock => ({ use: 'disarm', dice })
/** MA-10.4 */
export const portal = (...dice: readonly Docked[]): Dock => ({ use: 'portal', dice })
/** MA-10.16 */
export const fountain = (...dice: readonly Docked[]): Dock => ({ use: 'fountain', dice })

/** "any die and Melee". */
export function sayDocked(dice: readonly Docked[]): string {
  return dice.map(face => (face === 'any' ? 'any die' : FACE_NAMES[face])).join(' and ')
}

const USE_NAMES: { readonly [U in DockUse]: string } = {
  chest: 'Chest',
  disarm: 'To disarm',
  portal: 'Portal',
  fountain: 'Fountain',
}

/** "Chest: Melee and Ranged". */
export function sayDock({ use, dice }: Dock): string {
  return `${USE_NAMES[use]}: ${sayDocked(dice)}`
}
