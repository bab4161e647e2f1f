import type { Picker } from '../content/pick.ts'
import type { RoomCard } from '../content/rooms.ts'
import { drawPlan, FAR } from '../rules/03-setting-up/fill.ts'
import type { Plan } from '../state/plan.ts'

/** How many layouts a Master of Fates that is a bot thinks of for each Explorer: few enough that no two dungeons are alike. */
const DRAFTS = 3

/** How much longer a key takes than its way, in steps. */
const GUARD: { readonly [C in RoomCard]: number } = { beast: 6, trapped: 3, empty: 0, boost: 0 }
/** What a free reward spares the Explorers, in steps. */
const GIFT = 2

/** How long the Explorers will be after the keys: they need nearly all of them. */
export function hardness({ rooms }: Plan): number {
  return rooms.reduce((sum, { card, keys }, room) => {
    const guard = card === 'none' ? 0 : GUARD[card]
    return sum + keys * ((FAR[room] ?? 0) + guard) - (card === 'boost' ? GIFT : 0)
  }, 0)
}

/** The hardest of a few guarded dungeons: of more against more Explorers, who find and tell more. */
export function hardDungeon(explorers: number, pick: Picker): Plan {
  let best = drawPlan('guarded', pick)
  for (let drafts = 1; drafts < DRAFTS * explorers; drafts++) {
    const other = drawPlan('guarded', pick)
    if (hardness(other) > hardness(best)) best = other
  }
  return best
}
