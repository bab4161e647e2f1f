import { activeHero } from '../../state/heroes.ts'
import type { Open } from '../../state/state.ts'
import type { Worths } from '../worths.ts'
import { goldWorth, planOf } from './plan.ts'
import { fallsCost, lpCosts } from './wounds.ts'

/** XP after which a Hero has learned what it fights Malaphyas with (MA-1.5). */
const LEARNED = 7

/** XP brings abilities and no more, gold is saved for the last fight, and whoever falls loses for all (MA-24.3). */
export function teamWorths(s: Open): Worths {
  const { champion, step } = planOf(s)
  const { player } = s.turn
  const { xp, lp, gold } = activeHero(s)
  const chosen = player === champion
  const saved = goldWorth(s, player)
  const lps = lpCosts(s)
  const spare = gold < 6 ? Math.min(0.5, saved) : 0.05
  return {
    xp: xp < LEARNED ? (chosen ? 0.7 : 0.35) : 0.1,
    card: 0.7,
    gold: saved,
    lp: lps,
    fall: fallsCost(s),
    goal: 40,
    spare: { S: step, R: spare, M: spare, D: spare, E: lp < 6 ? 0.9 * (lps[lp + 1] ?? 0) : 0.4, G: 0.4 * step },
  }
}
