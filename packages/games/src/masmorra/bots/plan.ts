import { foeOf, isBoss } from '../state/foes.ts'
import { activeHero } from '../state/heroes.ts'
import type { FoeId } from '../state/state.ts'
import type { View } from '../state/view.ts'
import type { Blow, Outlook } from './fight.ts'
import { type Change, type Making, made, makingsOf } from './making.ts'

/** How to fight the rest of a combat: what to make symbols of, and what to do with them. */
interface Plan {
  readonly worth: number
  readonly makings: readonly Making[]
  readonly blows: readonly Blow[]
}

/** How many things a plan puts together at most; against Malaphyas and his henchmen everything that there is. */
const MOST_MADE = 3
const MOST_MADE_AT_LAST = 5

/** By how much a plan must be better than none. */
const WORTH_IT = 0.1

/** Cards and abilities for dice or gold, used where together they pay for themselves. */
export function planOf(view: View, foes: readonly FoeId[], now: Change, outlook: (change: Change) => Outlook): Plan {
  const makings = makingsOf(view)
  const most = foes.some(foe => isBoss(foe) && foeOf(view, foe).bound) ? MOST_MADE_AT_LAST : MOST_MADE
  const asItIs = outlook(now)
  let best: Plan = { worth: asItIs.worth + WORTH_IT, makings: [], blows: asItIs.blows }
  const go = (from: number, change: Change, gold: number, cost: number, chosen: readonly Making[]): void => {
    for (let at = from; at < makings.length; at++) {
      const making = makings[at]
      // Of two plans that do the same the first one wins.
      if (making === undefined || making.gold > gold || (at > from && makings[at - 1]?.by === making.by)) continue
      const next = made(change, making)
      if (next === undefined) continue
      const longer = [...chosen, making]
      const paid = cost + making.cost
      const { worth, blows } = outlook(next)
      if (worth - paid > best.worth) best = { worth: worth - paid, makings: longer, blows }
      if (longer.length < most) go(at + 1, next, gold - making.gold, paid, longer)
    }
  }
  go(0, now, activeHero(view).gold, 0, [])
  return best
}
