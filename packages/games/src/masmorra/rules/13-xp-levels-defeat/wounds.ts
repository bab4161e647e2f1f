import { boxOf } from '../../state/content.ts'
import { heroId, heroOf } from '../../state/heroes.ts'
import type { At, Player, State } from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

/** Gives Wounds that nothing prevents; the next frame checks whether the Hero falls (MA-13.10). */
export function wound(s: State, t: At, player: Player, wounds: number, by: Rule): void {
  if (loseLp(s, t, player, wounds, by)) s.frames.push({ phase: 'fall', player })
}

/** Takes Life Points without checking for a fall, as the fight is settled before that (MA-12.21). */
export function loseLp(s: State, t: At, player: Player, wounds: number, by: Rule): boolean {
  const hero = heroOf(s, player)
  if (hero.lying || wounds <= 0) return false // MA-13.16
  hero.lp = Math.max(0, hero.lp - wounds)
  t.tell({ what: 'wounded', hero: heroId(s, player), wounds, lp: hero.lp, by })
  return true
}

/**
 * Heals Wounds: never above its Life Points (MA-14.1), never a lying Hero (MA-13.15), and only Wounds already suffered (MA-14.2).
 */
export function heal(s: State, t: At, player: Player, points: number, by: Rule): void {
  const hero = heroOf(s, player)
  const healed = Math.min(points, boxOf(s).life - hero.lp)
  if (hero.lying || healed <= 0) return
  hero.lp += healed
  t.tell({ what: 'healed', hero: heroId(s, player), lp: hero.lp, by })
}
