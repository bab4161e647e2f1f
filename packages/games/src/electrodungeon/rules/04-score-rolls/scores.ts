import { NONE } from '../../content/board.ts'
import { ADRENALINE, CHARGED_KNUCKLES, KEEN_EYE, STATIC_FOG, TAR_SLICK } from '../../content/cards.ts'
import type { RolledTrait } from '../../content/rooms.ts'
import { type ExplorerId, type Explorers, has, sizeOf } from '../../state/state.ts'

/** What a score is computed from: an Explorer of the state or of a view. */
export interface Scored {
  readonly move: number
  readonly see: number
  readonly fight: number
  readonly effect: number
  readonly roared: number
  readonly group: number
  readonly place: number
}

const BOOSTED_BY: { readonly [T in RolledTrait]: number } = {
  move: ADRENALINE,
  see: KEEN_EYE,
  fight: CHARGED_KNUCKLES,
}

/** The current score, with what a card adds and a roar takes (ED-7.14); it is never below 1 (ED-4.11). */
export function scoreOf(explorer: Scored, trait: RolledTrait): number {
  const boost = explorer.effect === BOOSTED_BY[trait] ? 2 : 0
  const fear = trait === 'fight' && explorer.roared > 0 ? 1 : 0
  return Math.max(1, explorer[trait] + boost - fear)
}

/** ED-4.1, ED-4.2: the bonus is 1 for each other member of the group who is in the same place. */
export function groupBonus(explorers: readonly Scored[], id: ExplorerId): number {
  const own = explorers[id]
  if (own === undefined || own.group === NONE) return 0
  let others = 0
  for (let other = 0; other < explorers.length; other++) {
    const each = explorers[other]
    if (other !== id && each?.group === own.group && each.place === own.place) others++
  }
  return others
}

/** What the MoF's card in effect takes from a roll (MR-05). */
export function fogOn({ mofEffect }: { readonly mofEffect: number }, trait: RolledTrait): number {
  return trait === 'see' && mofEffect === STATIC_FOG ? -3 : 0
}

/**
 * ED-5.22: the average Move rounded up, plus 1 for every member beyond the first. For one Explorer it is its own Move.
 */
export function moveScore(explorers: readonly Scored[], members: Explorers): number {
  const size = sizeOf(members)
  let sum = 0
  for (const [id, explorer] of explorers.entries()) if (has(members, id)) sum += scoreOf(explorer, 'move')
  return size === 0 ? 0 : Math.ceil(sum / size) + size - 1
}

/** ED-5.3: how often the Move die may be rolled in all; once with a Tar Slick on any of them (MR-06). */
export function moveRolls(
  s: { readonly explorers: readonly Scored[]; readonly mofEffect: number; readonly mofTarget: number },
  members: Explorers,
): number {
  return s.mofEffect === TAR_SLICK && has(members, s.mofTarget) ? 1 : moveScore(s.explorers, members)
}
