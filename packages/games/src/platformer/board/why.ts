import { onMap, terrainOf } from '../rules/04-adjacency/terrain.ts'
import { arrivalBroken, stepFrom } from '../rules/09-movement/steps.ts'
import type { Rule } from '../rules/rulebook.ts'
import type { Choice } from '../state/choices.ts'
import { enemyOn } from '../state/figures.ts'
import { blowOf, dieSource, sourceOf } from '../state/sources.ts'
import { beside, distance, NOWHERE, type Space, WAYS } from '../state/spaces.ts'
import type { View } from '../state/view.ts'
import type { Ask, Deed } from './deed.ts'
import { type Hand, isEmpty, sourceOfHand } from './hand.ts'

/** Whether a click does it without asking again: it spends nothing dear that was not picked, and nobody Faints. */
export function isPlain({ sources, gems, strike, danger }: Deed, meant: boolean): boolean {
  if (strike !== undefined && strike.wounds < strike.health) return false
  if (danger.faints) return false
  if (meant) return true
  const faces = sources.every(id => sourceOf(id).kind === 'die' && sourceOf(id).dice[0] !== 'star')
  return gems === 0 && faces
}

/** The rule that forbids going to a Space next to the Hero because of the Map. */
export function whyNot(ask: Ask, view: View, space: Space, hand: Hand): Rule | undefined {
  const here = ask === undefined ? NOWHERE : (view.players[ask.seat]?.space ?? NOWHERE)
  if (ask?.phase !== 'actions' || here === NOWHERE || distance(here, space) !== 1) return undefined
  const map = terrainOf(view.levels)
  const way = WAYS.find(each => beside(here, each) === space)
  if (way === undefined || !onMap(map, space)) return undefined
  const step = stepFrom(map, here, way)
  if (typeof step === 'string') return enemyOn(view.enemies, space) === undefined ? step : 'PL-11.5'
  const walks = isEmpty(hand) || ask.options.some(each => each[0] === 'move' && each[1] === sourceOfHand(hand, view))
  return walks ? arrivalBroken(view, space, here) : undefined
}

/** The choice that a player probably meant by clicking a Space that offers nothing, so that its rule can be shown. */
export function meantBy(ask: Ask, view: View, space: Space): Choice | undefined {
  if (ask === undefined) return ['end']
  const here = view.players[ask.seat]?.space ?? NOWHERE
  const way = WAYS.find(each => here !== NOWHERE && beside(here, each) === space)
  switch (ask.phase) {
    case 'actions': {
      if (here === NOWHERE) return ['spawn', view.turn.dice.find(die => !die.used)?.face ?? 'foot', space]
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
