import { NONE } from '../../content/board.ts'
import type { RolledTrait } from '../../content/rooms.ts'
import type { ExplorerId, FrameOf, Roll, State } from '../../state/state.ts'

/**
 * A roll against the MoF's D20 (ED-4.3): Move to dodge and to flee (ED-4.5), See to perceive and to dismantle (ED-4.6),
 * Fight to attack (ED-4.7). The bonus is the group's when the dice fall, unless it is fixed here.
 */
export function scoreRoll(explorer: ExplorerId, trait: RolledTrait, bonus = NONE): FrameOf<'roll'> {
  return { phase: 'roll', explorer, trait, bonus, other: NONE, otherTrait: 'move' }
}

/** ED-4.8, ED-4.9: two Explorers against each other, without any bonus. */
export function contestedRoll(
  explorer: ExplorerId,
  trait: RolledTrait,
  other: ExplorerId,
  otherTrait: RolledTrait,
): FrameOf<'roll'> {
  return { phase: 'roll', explorer, trait, bonus: 0, other, otherTrait }
}

function sum(dice: readonly number[]): number {
  let total = 0
  for (const die of dice) total += die
  return total
}

export function totalOf({ dice, bonus, plus }: Roll): number {
  return sum(dice) + bonus + plus
}

/** The total that a roll has to reach: the other Explorer's, or the D20. */
export function targetOf({ other, otherDice, otherPlus, d20, d20Plus }: Roll): number {
  return other === NONE ? d20 + d20Plus : sum(otherDice) + otherPlus
}

/** ED-4.3: equal is enough against the D20; between Explorers a tie is won by the one who rolled Move (ED-4.10). */
export function isWon(roll: Roll): boolean {
  const [total, target] = [totalOf(roll), targetOf(roll)]
  return roll.other === NONE || roll.trait === 'move' ? total >= target : total > target
}

/** Whether the roll that was just settled was won. */
export function rollWon({ roll }: State): boolean {
  return roll !== undefined && isWon(roll)
}

/** Whether this side is losing, so that a reroll or bonus of it could still turn the roll. */
export function isLosing(roll: Roll, side: 'explorer' | 'other' | 'mof'): boolean {
  const won = isWon(roll)
  if (side === 'explorer') return !won
  return won && (side === 'mof' ? roll.other === NONE : roll.other !== NONE)
}
