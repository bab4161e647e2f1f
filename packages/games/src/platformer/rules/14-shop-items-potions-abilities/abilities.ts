import { agenda, type Table } from '@undercroft/kernel'
import { isHero } from '../../state/cards.ts'
import { heroCard } from '../../state/content.ts'
import { rerollOf } from '../../state/frames.ts'
import { activeOf, type Platformer, type State } from '../../state/state.ts'
import type { PlayerView, View } from '../../state/view.ts'
import { terrainOf } from '../04-adjacency/terrain.ts'
import { goTo } from '../09-movement/move.ts'
import { type StepTo, stepBroken, stepFrom } from '../09-movement/steps.ts'
import type { Rule } from '../rulebook.ts'
import { hasDie } from './cards.ts'

/** PL-14.9: Updraft and Tinker are Actions; Facet goes along with a boost, and the rest is passive (PL-14.5). */
export function abilityBroken(w: View): Rule | undefined {
  const player = w.players[w.active] as PlayerView
  if (heroCard(w, player).kind === 'passive') return 'PL-14.5'
  if (!player.ready) return 'PL-14.9'
  if (isHero(player, 'HE3')) return stepBroken(w, 'up')
  return isHero(player, 'HE5') && hasDie(w.turn) ? undefined : 'PL-14.7'
}

export function callAbility(s: State, t: Table<Platformer>): void {
  const player = activeOf(s)
  player.ready = false
  if (player.hero !== 'none') {
    t.uses(player.hero)
    t.tell({ what: 'used', seat: s.active, card: player.hero })
  }
  if (isHero(player, 'HE5')) agenda(s, rerollOf(1))
  else goTo(s, (stepFrom(terrainOf(s.levels), player.space, 'up') as StepTo).to, 'updraft', 0, false, t)
}
