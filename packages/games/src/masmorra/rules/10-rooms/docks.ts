import type { DockUse } from '../../content/docks.ts'
import type { Docked } from '../../content/faces.ts'
import { dieOf } from '../../state/dice.ts'
import { activeHero } from '../../state/heroes.ts'
import type { At, Choice, DieId, Open, Sheet, State } from '../../state/state.ts'
import { dockDice, dockings, hasFreeDie } from '../05-dice-symbols-spending-docking/docking.ts'
import { engagedBroken } from '../06-actions-and-engagement/engagement.ts'
import { dropMoves } from '../07-steps-and-moving/steps.ts'
import { activeKnows } from '../15-abilities/knowing.ts'
import { trigger } from '../19-treasure-cards-and-interrupts/triggers.ts'
import type { Rule } from '../rulebook.ts'

/** MA-10.17: no Room Action while engaged, nor under Spiteful Wards (E10). */
export function actionBroken(s: Open): Rule | undefined {
  if (engagedBroken(s) !== undefined) return 'MA-10.17'
  return s.turn.evil === 'E10' ? 'MA-24.7' : undefined
}

export function offerDock(
  s: Open,
  o: Sheet,
  use: DockUse,
  dock: readonly Docked[] | undefined,
  broken: Rule | undefined,
  choice: (dice: readonly DieId[]) => Choice,
): void {
  if (broken === undefined && dock !== undefined) {
    const sets = dockings(s, dock, hasFreeDie(s, use))
    for (const dice of sets) o.may(choice(dice))
    if (o.explaining) for (const dice of wrongSets(s, dock, sets)) o.refuse(choice(dice), 'MA-5.4')
  } else if (o.explaining) {
    for (const dice of wrongSets(s, dock ?? ['any'], [])) o.refuse(choice(dice), broken ?? 'MA-10.17')
  }
}

/** Sets of dice that a player may try in vain, the empty set included. */
function wrongSets(s: Open, dock: readonly Docked[], right: readonly (readonly DieId[])[]): DieId[][] {
  const tried = dockings(
    s,
    dock.map(() => 'any' as const),
    false,
  )
  return [[], ...tried.filter(dice => !right.some(each => each.join() === dice.join()))]
}

export function begin(s: State, action: DockUse, dice: readonly DieId[]): void {
  dropMoves(s)
  dockDice(s, dice)
  s.turn.cancelled = false
  if (action === 'chest' || action === 'disarm') s.turn.masterKey = false
  s.frames.push(trigger('use', s.turn.player, { action, room: activeHero(s).room }))
}

/** Tells the lab that Nimble Fingers was used, if the dice would not have fitted without it. */
export function tellNimble(s: State, t: At, printed: readonly Docked[], dice: readonly DieId[]): void {
  const shown = dice
    .map(die => dieOf(s, die).face)
    .sort()
    .join()
  if (activeKnows(s, 'nimbleFingers') && shown !== [...printed].sort().join()) t.uses('ability.nimbleFingers')
}
