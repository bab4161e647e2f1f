import { boxOf } from '../../state/content.ts'
import type { Open } from '../../state/state.ts'

type Clock = Pick<Open, 'time' | 'ground' | 'heroes' | 'options'>

/** What it costs to lose a Life Point, by how many there were; the last one is the game (MA-24.3). */
const COSTS = [0, 32, 9.6, 5.1, 2.9, 1.8, 1.3] as const

/** On the last level Wounds matter less, as friends go on and only a fall loses the game. */
const LAST = [0, 32, 3, 1.6, 1, 0.6, 0.4] as const

/** Running out of time is as bad as a fall (MA-24.11), so Wounds cost less the later it gets. */
function fear(s: Clock): number {
  const { turns } = boxOf(s)
  return s.time >= turns ? 0.05 : 1 - s.time / (2 * turns)
}

/** Wounds that a Hero will suffer in each turn of its own that is to come. */
const TOLL = 1.2

/** One of four or five Heroes falls sooner than one of three, and the fall of any loses the game (MA-24.3). */
const CARES = [1, 1, 1, 1, 1.25, 1.5] as const

/** On the last level, where most Heroes fall, a team with friends at hand need not hurry so much. */
const LAST_CARE = 2

/** How much more a team minds a Wound that does not fell. */
function careOf({ ground, heroes }: Clock): number {
  return (CARES[heroes.length] ?? 1) * (ground === 'none' || heroes.length === 1 ? 1 : LAST_CARE)
}

/** What each of these Life Points costs; those that the coming turns will not take are free to spend. */
export function lpCosts(s: Clock): number[] {
  const costs = s.ground === 'none' || s.heroes.length === 1 ? COSTS : LAST
  const care = careOf(s)
  const needed = 1 + (TOLL * (boxOf(s).turns + 1 - s.time)) / s.heroes.length
  return costs.map((cost, at) => {
    if (at <= 1) return cost * fear(s)
    const share = Math.min(1, Math.max(0.15, (needed - at + 2) / 3))
    return cost * share * care * fear(s)
  })
}

export function fallsCost(s: Clock): number {
  return COSTS[1] * fear(s)
}

/** What so many Wounds cost, or a part of one. */
export function woundsCost(s: Clock, wounds: number, lp: number): number {
  return woundsAt(lpCosts(s), wounds, lp)
}

/** The same by what each of the Life Points costs. */
export function woundsAt(costs: readonly number[], wounds: number, lp: number): number {
  let cost = 0
  for (let left = wounds, at = lp; left > 0 && at > 0; left--, at--) cost += Math.min(1, left) * (costs[at] ?? 0)
  return cost
}

/** What each Life Point is worth to a Hero who faces Malaphyas. */
const FACING = [0, 20, 4, 8, 10, 8, 4] as const

/** The same where Malaphyas is: what is left must do for his red side. */
export function facingCost(s: Clock, wounds: number, lp: number): number {
  const { turns } = boxOf(s)
  if (s.heroes.length > 1 || s.time >= turns - 1) return woundsCost(s, wounds, lp)
  let cost = 0
  for (let at = lp; at > lp - wounds; at--) cost += FACING[at] ?? 0
  return cost * Math.min(1, (turns - s.time) / 5)
}
