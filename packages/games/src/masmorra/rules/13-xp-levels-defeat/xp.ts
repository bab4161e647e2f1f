import { boxOf } from '../../state/content.ts'
import { heroId, heroOf } from '../../state/heroes.ts'
import type { At, Hero, Player, State } from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

/** MA-1.5 */
const ARROWS = [3, 7, 12, 17] as const
/** MA-21.3: the track starts again after this many. */
const LAP = 21

/** How many abilities this much XP has brought: only the first four arrows give one (MA-21.3). */
export function arrowsReached(xp: number): number {
  return ARROWS.filter(arrow => arrow <= xp).length
}

/** MA-13.11, MA-21.3: the last arrow that was reached, on whichever lap. */
export function lastArrow(peak: number): number {
  const lap = Math.floor(peak / LAP)
  const within = ARROWS.filter(arrow => arrow <= peak % LAP)
  const last = within.at(-1)
  if (last !== undefined) return lap * LAP + last
  return lap === 0 ? 0 : (lap - 1) * LAP + (ARROWS.at(-1) ?? 0)
}

/** MA-13.11: the XP that a defeat would leave, which it never raises. */
export function xpAfterFall({ xp, peak }: Pick<Hero, 'xp' | 'peak'>): number {
  return Math.min(xp, lastArrow(peak))
}

/** MA-13.6 to MA-13.8: every arrow that is reached for the first time lets the player choose an ability at once. */
export function gainXp(s: State, t: At, player: Player, amount: number, by: Rule): void {
  const hero = heroOf(s, player)
  if (amount <= 0) return
  const before = arrowsReached(hero.peak)
  hero.xp += amount
  hero.peak = Math.max(hero.peak, hero.xp)
  t.tell({ what: 'xp', hero: heroId(s, player), gain: amount, xp: hero.xp, by })
  for (let i = before; i < arrowsReached(hero.peak); i++) s.frames.push({ phase: 'levelUp', player })
  if (s.options.mode === 'standard' && hero.xp >= boxOf(s).goal && !s.ending) {
    s.ending = true // MA-20.2
    t.tell({ what: 'ending', hero: heroId(s, player) })
  }
}

/** MA-13.5: takes XP, and returns how much was lost. */
export function loseXp(s: State, t: At, player: Player, amount: number, by: Rule): number {
  const hero = heroOf(s, player)
  const loss = Math.min(amount, hero.xp)
  if (loss <= 0) return 0
  hero.xp -= loss
  t.tell({ what: 'xp', hero: heroId(s, player), gain: -loss, xp: hero.xp, by })
  return loss
}
