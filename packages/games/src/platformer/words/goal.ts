import type { Seen, Viewer } from '@undercroft/kernel'
import { BOSSES } from '../content/bosses.ts'
import { bossHealth } from '../rules/16-the-boss-turn/health.ts'
import { soloTurns } from '../state/content.ts'
import { isSolo } from '../state/options.ts'
import { levelOf, NOWHERE } from '../state/spaces.ts'
import type { Platformer } from '../state/state.ts'
import { count } from './narrate.ts'

/** Says what the viewer climbs for and how far that is: the Boss, the one blow, the Level; the tray has Gems and Hearts. */
export function goal({ view, outcome }: Seen<Platformer>, viewer: Viewer): string {
  // "Grand Overlord Ikee" is too much for one line.
  const boss = BOSSES[view.boss].name.split(' ').at(-1) ?? ''
  const blow = bossHealth(view)
  if (outcome !== undefined) return `The climb to ${boss} is over`
  const player = viewer === 'spectator' ? undefined : view.players[viewer]
  if (player === undefined) return `Who beats ${boss} on the top with one blow of ${blow}?`
  const by = isSolo(view.options) ? ` by Turn ${soloTurns(view)}` : ''
  const top = view.levels.length
  const level = player.space === NOWHERE ? 0 : levelOf(player.space) + 1
  if (level === top) return `Beat ${boss} with one blow of ${blow}${by}: you have ${count(player.gems, 'Gem')}`
  const at = level === 0 ? 'still at the gate' : `Level ${level} of ${top}`
  return `Beat ${boss} on top with a blow of ${blow}${by}: ${at}`
}
