import { onMap, terrainOf } from '../rules/04-adjacency/terrain.ts'
import { arrivalBroken, stepFrom } from '../rules/09-movement/steps.ts'
import type { Choice } from '../state/choices.ts'
import { enemyOn } from '../state/figures.ts'
import { blowOf, dieSource, sourceOf } from '../state/sources.ts'
import { beside, NOWHERE, type Space, WAYS } from '../state/spaces.ts'
import type { View } from '../state/view.ts'
import type { Ask, Deed } from './deed.ts'

/** Whether a click does it without asking again: it spends nothing dear that was not picked, and nobody Faints. */
export function isPlain({ sources, gems, strike, danger }: Deed, meant: boolean): boolean {
  if (strike !== undefined && strike.wounds < strike.health) return false
  if (danger.faints) return false
  if (meant) return true
  const faces = sources.every(id => sourceOf(id).kind === 'die' && sourceOf(id).dice[0] !== 'star')
  return gems === 0 && faces
}

/** Whether the Map, or whoever stands there, is in the way of a step to a Space next to the Hero. */
function isBarred(view: View, here: Space, space: Space): boolean {
  const map = terrainOf(view.levels)
  const way = WAYS.find(each => beside(here, each) === space)
  if (way === undefined || !onMap(map, space)) return false
  const step = stepFrom(map, here, way)
  return typeof step === 'string'
    ? enemyOn(view.enemies, space) === undefined
    : arrivalBroken(view, space, here) !== undefined
}

/** The choice that a player probably meant by clicking a Space that offers nothing, so that its rule can be shown. */
export function meantBy(ask: Ask, view: View, space: Space): Choice | undefined {
  if (ask === undefined) return ['end']
  const here = view.players[ask.seat]?.space ?? NOWHERE
  const way = WAYS.find(each => here !== NOWHERE && beside(here, each) === space)
  switch (ask.phase) {
    case 'actions': {
      if (here === NOWHERE) return ['spawn', view.turn.dice.find(die => !die.used)?.face ?? 'foot', space]
      if (way !== undefined && isBarred(view, here, space)) return ['step', way]
      if (enemyOn(view.enemies, space) !== undefined) return ['attack', space, [blowOf(dieSource('sword'), 0)]]
      const walks = ask.options.some(([verb]) => verb === 'move')
      return walks ? ['portal', space] : ['move', dieSource('foot'), 0]
    }
    case 'step':
      return way === undefined ? ['portal', space] : ['step', way]
    case 'push':
      return ['push', space]
    case 'beast':
      return ['enemy', space]
    case 'drag':
      return ['enemy', space]
    case 'glove':
      return ['take', space]
    case 'special':
    case 'ladder':
      return ['move', dieSource('foot'), 0]
    default:
      return undefined
  }
}
