import { tileName } from '../content/boards.ts'
import { boardOf } from '../state/content.ts'
import { pawnOn } from '../state/state.ts'
import type { View } from '../state/view.ts'
import type { Deed } from './deeds.ts'
import { kindTitle } from './kinds.ts'
import { pawnName, sayPawn } from './pieces.ts'
import { type SpentBy, saySpent } from './spent.ts'
import type { Way } from './ways.ts'

/** What a tile's button is called: what it would do first, then what is there. */
export function labelOf(
  view: View,
  tile: number,
  deed: Deed | undefined,
  way: Way | undefined,
  spentBy: SpentBy,
): string {
  const spent = saySpent(spentBy.get(tile))
  const name = tileName(tile)
  const kind = kindTitle(boardOf(view).kinds[tile])
  const pawn = pawnOn(view.pawns, tile)
  if (way !== undefined) {
    const steps = `${way.steps} ${way.steps === 1 ? 'step' : 'steps'}`
    const peril = { hurts: 'through Injury, would hurt', safe: 'through Injury, safe', unknown: 'through Injury' }
    const parts = [way.steps === 0 ? `Stay on ${name}` : `Move to ${name}`, kind, way.steps === 0 ? undefined : steps]
    const closed = way.closed === undefined || way.steps === 0 ? undefined : 'closed to it'
    const attacks = way.attacks.length === 0 ? undefined : `beside ${way.attacks.map(pawnName).join(' and ')}`
    return join([...parts, way.peril === undefined ? undefined : peril[way.peril], closed, spent, attacks])
  }
  if (pawn < 0) return join([name, kind, spent])
  if (deed?.does === 'pick') return join([`Target ${sayPawn(view, pawn)}`, `on ${name}`])
  if (deed?.does === 'choose')
    return join([`Play ${pawnName(pawn)}`, `${view.pawns[pawn]?.health} health`, `on ${name}`])
  return join([name, kind, spent, sayPawn(view, pawn)])
}

function join(parts: readonly (string | undefined)[]): string {
  return parts.filter(part => part !== undefined).join(', ')
}
