import type { Picker } from '../content/pick.ts'
import { ROOM_LIMITS, type RoomCard } from '../content/rooms.ts'
import { drawPlan, FAR } from '../rules/03-setting-up/fill.ts'
import type { Plan } from '../state/plan.ts'

/**
 * The number of layouts that a bot draws for each Explorer before it takes the hardest: few, so that dungeons stay
 * different.
 */
const DRAFTS = 3

/** How much longer it takes to get a key than to walk to it, in steps. */
const GUARD: { readonly [C in RoomCard]: number } = { beast: 6, trapped: 3, empty: 0, boost: 0 }
/** What an unguarded reward spares the Explorers, in steps. */
const GIFT = 2

/** Estimates how long it takes the Explorers to get the keys, nearly all of which they need. */
export function hardness({ rooms }: Plan): number {
  return rooms.reduce((sum, { card, keys }, room) => {
    const guard = card === 'none' ? 0 : GUARD[card]
    return sum + keys * ((FAR[room] ?? 0) + guard) - (card === 'boost' ? GIFT : 0)
  }, 0)
}

/** The hardest of a few guarded dungeons. Against more Explorers, who find and tell more, it is chosen from more. */
export function hardDungeon(explorers: number, pick: Picker): Plan {
  let best = drawPlan('guarded', pick)
  for (let drafts = 1; drafts < DRAFTS * explorers; drafts++) {
    const other = drawPlan('guarded', pick)
    if (hardness(other) > hardness(best)) best = other
  }
  return best
}

/** How many layouts a bot that thinks tries beside the usual ones. */
const CHOICE = 8

/** Different dungeons with as many beasts as there may be, all of them on keys. */
export function beastlyDungeons(pick: Picker): readonly Plan[] {
  return Array.from({ length: CHOICE }, () => {
    for (;;) {
      const plan = drawPlan('guarded', pick)
      if (plan.rooms.filter(({ card, keys }) => card === 'beast' && keys > 0).length === ROOM_LIMITS.beast.most)
        return plan
    }
  })
}
