import { isBossLevel, terrainOf } from '../rules/04-adjacency/terrain.ts'
import { heroCard } from '../state/content.ts'
import { isSolo } from '../state/options.ts'
import { levelOf } from '../state/spaces.ts'
import type { PlayerView, View } from '../state/view.ts'

/** What things are worth to a seat now, in points. One row of height is the measure. */
export interface Prices {
  readonly gem: number
  readonly coin: number
  readonly wound: number
  readonly row: number
  /** A step around what stands above. */
  readonly detour: number
  readonly icon: number
  readonly push: number
  /** Whether the seat keeps swords for the Boss. */
  readonly swords: boolean
}

/** With this many Gems most Turns on the Boss Level win. */
const GEMS_ENOUGH = 10

export function pricesFor(w: View, seat: number): Prices {
  const player = w.players[seat] as PlayerView
  const map = terrainOf(w.levels)
  const above = player.entered || (player.space >= 0 && isBossLevel(map, player.space))
  const { health } = heroCard(w, player)
  const solo = isSolo(w.options)
  const frail = player.hearts <= 2 ? 2 : player.hearts < health ? 1.3 : 1
  const near = player.space >= 0 && levelOf(player.space) >= w.levels.length - 2
  return {
    gem: player.gems < GEMS_ENOUGH ? 14 : 5,
    coin: player.coins < 6 ? 4 : 2,
    wound: (solo ? 7 : 3) * frail,
    row: above ? 0 : 10,
    detour: 6,
    icon: 4,
    push: 1,
    swords: above || (near && player.gems >= 5),
  }
}
