import { BOX } from '../../content/box.ts'
import { boxOf, contentOf, type Housed } from '../../state/content.ts'
import { heroId, heroOf } from '../../state/heroes.ts'
import type { At, Hero, Player, State } from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

/** MA-21.3: the track starts again after this many. */
const LAP = 21

/** How many abilities this much XP has brought: only the first four arrows give one (MA-21.3). */
export function arrowsReached(s: Housed, xp: number): number {
  return contentOf(s).arrows.filter(arrow => arrow <= xp).length
}

/** MA-13.11, MA-21.3: the last arrow that was reached, on whichever lap. */
export function lastArrow(s: Housed, peak: number): number {
  const { arrows } = contentOf(s)
  const lap = Math.floor(peak / LAP)
  const last = Math.max(0, ...arrows.filter(arrow => arrow <= peak % LAP))
  if (last > 0) return lap * LAP + last
  return lap === 0 ? 0 : (lap - 1) * LAP + Math.max(...arrows)
}

/** MA-13.11: the XP that a defeat would leave, which it never raises. */
export function xpAfterFall(s: Housed, { xp, peak }: Pick<Hero, 'xp' | 'peak'>): number {
  return Math.min(xp, lastArrow(s, peak))
}

/** MA-13.6 to MA-13.8: every arrow that is reached for the first time lets the player choose an ability at once. */
export function gainXp(s: State, t: At, player: Player, amount: number, by: Rule): void {
  const hero = heroOf(s, player)
  if (amount <= 0) return
  const before = arrowsReached(s, hero.peak)
  hero.xp += amount
  hero.peak = Math.max(hero.peak, hero.xp)
  t.tell({ what: 'xp', hero: heroId(s, player), gain: amount, xp: hero.xp, by })
  for (let i = before; i < arrowsReached(s, hero.peak); i++) s.frames.push({ phase: 'levelUp', player })
  const { goal } = boxOf(s)
  if (s.options.mode === 'standard' && hero.xp >= goal && !s.ending) {
    s.ending = true // MA-20.2
    t.tell({ what: 'ending', hero: heroId(s, player), ...(goal === BOX.goal ? {} : { goal }) })
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
