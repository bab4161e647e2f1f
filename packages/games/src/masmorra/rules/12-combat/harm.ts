import type { Face } from '../../content/faces.ts'
import type { Trait } from '../../content/monsters.ts'
import type { Housed } from '../../state/content.ts'
import { type Foes, hasTrait } from '../../state/foes.ts'
import type { FoeId } from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

/** Why a symbol of this face cannot harm the monster (MA-12.16); a Hero with Deadeye shoots through immunity. */
export function harmBroken(s: Foes & Housed, foe: FoeId, face: Face, deadeye = false): Rule | undefined {
  const has = (trait: Trait): boolean => hasTrait(s, foe, trait)
  if (face === 'G' && has('vulnerable')) return undefined // MA-12.7
  if (has('squishy')) return 'MA-17.9'
  if (face === 'M' || (face === 'E' && has('undead'))) return undefined // MA-12.6
  if (face !== 'R') return 'MA-12.16'
  if (deadeye) return undefined
  return has('deadManWalking') ? 'MA-17.4' : has('incorporeal') ? 'MA-17.11' : undefined
}

export function harms(s: Foes & Housed, foe: FoeId, face: Face): boolean {
  return harmBroken(s, foe, face) === undefined
}
