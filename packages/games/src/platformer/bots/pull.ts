import { isHero } from '../state/cards.ts'
import { distance, type Space } from '../state/spaces.ts'
import type { PlayerView, View } from '../state/view.ts'
import { cheapest, meansOf } from './means.ts'
import { killWorth, type Outlook, plainSwords } from './plan.ts'
import { dragDistances, dragsTo } from './victory.ts'

/** An Enemy that is worth less than this is not worth a claw. */
const LEAST = 4

/** The number of claws that can be made without using a sword. */
function clawsIn(w: View, seat: number): number {
  let means = meansOf(w)
  let claws = 0
  for (;;) {
    const next = cheapest(w, means, 'claw', true)
    if (next === undefined || next.cost > 2) break
    claws++
    means = next.left
  }
  return claws > 0 && isHero(w.players[seat] as PlayerView, 'HE1') ? claws + 1 : claws
}

/** The best Enemy that could be pulled next to the Hero and Defeated there, in so many steps if they are paid for. */
export function prey({ w, seat, map, prices }: Outlook, steps?: number): Space | undefined {
  const player = w.players[seat] as PlayerView
  const swords = plainSwords(meansOf(w))
  const claws = swords === 0 ? 0 : (steps ?? clawsIn(w, seat))
  let best = LEAST
  let found: Space | undefined
  if (claws === 0) return undefined
  for (const { kind, space } of w.enemies) {
    if (kind === w.boss || distance(space, player.space) > claws + 1) continue
    const worth = killWorth(w, kind, swords, 0, prices)
    if (worth <= best) continue
    const needed = dragsTo(map, dragDistances(w, map, space), player.space)
    if (needed === 0 || needed > claws) continue
    best = worth
    found = space
  }
  return found
}
