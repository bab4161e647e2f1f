import type { Dice, Offers } from '@undercroft/kernel'
import type { Choice } from '../../state/choices.ts'
import { enemyOn } from '../../state/figures.ts'
import { type BlowId, BOOSTS, blowOf } from '../../state/sources.ts'
import type { Space } from '../../state/spaces.ts'
import type { Enemy, Platformer, State } from '../../state/state.ts'
import type { View } from '../../state/view.ts'
import { attackProposals, swordSources } from '../20-choices-and-refusals/proposals.ts'
import { attackBroken } from './attack.ts'
import { targetBroken } from './targets.ts'

/** The Spaces with an Enemy that the Active Hero could Attack. */
function attackTargets(w: View): Space[] {
  return w.enemies.map(({ space }) => space).filter(space => targetBroken(w, space) === undefined)
}

/** PL-20.1: the ready-made Attacks. PL-11.4: one that fails is not among them. */
export function offerAttacks(s: State, o: Offers<Platformer>): void {
  for (const space of attackTargets(s)) {
    const { kind } = enemyOn(s.enemies, space) as Enemy
    for (const blows of attackProposals(s, kind)) o.may(['attack', space, blows])
  }
}

/** Makes up a random legal Attack; gives nothing where no Enemy is in reach. */
export function inventAttack(s: State, dice: Dice): Choice | undefined {
  const targets = attackTargets(s)
  const sources = swordSources(s)
  const space = targets[dice.below(Math.max(1, targets.length))]
  if (space === undefined || sources.length === 0 || dice.below(3) > 0) return undefined
  const blows: BlowId[] = []
  for (const source of sources)
    if (dice.below(2) === 0) blows.push(blowOf(source, dice.below(2) * dice.below(BOOSTS.length)))
  return attackBroken(s, space, blows) === undefined ? ['attack', space, blows] : undefined
}
