import { chancesAgainst, type Deduction } from '../state/deduction.ts'
import { at } from '../state/sheet.ts'
import { STATS, type StatId } from '../state/state.ts'

/** One side of a fight as a bot sees it. */
export interface Fighter {
  readonly health: number
  readonly stats: readonly number[]
  /** What a defender's blow adds to the die at this table. */
  readonly counter: number
}

/** What a defeat is worth beyond the health that it takes. */
const DEFEAT = 4

/** AA-6.6: what a hit of 1D6 is worth against this much health. */
export function hitWorth(health: number): number {
  return lossWorth(health, 0)
}

/** AA-6.7: what the defender's 1D6 + 2 costs. */
function counterWorth(health: number, counter: number): number {
  return lossWorth(health, counter)
}

function lossWorth(health: number, more: number): number {
  let sum = 0
  for (let face = 1; face <= 6; face++) sum += face + more >= health ? health + DEFEAT : face + more
  return sum / 6
}

/**
 * What comparing each stat is worth to the attacker, in health; a tie is left to the defender, who picks the worst of the
 * others.
 */
export function attackWorths(own: Fighter, foe: Deduction, foeHealth: number): readonly number[] {
  const hit = hitWorth(foeHealth)
  const counter = counterWorth(own.health, own.counter)
  for (let stat = 0; stat < STATS.length; stat++) {
    const { higher, tied, lower } = chancesAgainst(foe, stat, at(own.stats, stat))
    OPEN[stat] = higher * hit - lower * counter
    TIED[stat] = tied
  }
  const worths = new Array<number>(STATS.length)
  for (let stat = 0; stat < STATS.length; stat++) {
    const worth = OPEN[stat] as number
    const tied = TIED[stat] as number
    worths[stat] = tied === 0 ? worth : worth + tied * worstBut(OPEN, stat)
  }
  return worths
}

const OPEN = new Float64Array(STATS.length)
const TIED = new Float64Array(STATS.length)

function worstBut(open: Float64Array, compared: StatId): number {
  let worst = 0
  for (let stat = 0; stat < open.length; stat++) {
    if (stat !== compared) worst = Math.min(worst, open[stat] as number)
  }
  return worst
}

/** The best attack with a stat that is not closed. */
export function bestAttack(own: Fighter, foe: Deduction, foeHealth: number, closed: StatId): number {
  const worths = attackWorths(own, foe, foeHealth)
  let best = 0
  for (let stat = 0; stat < worths.length; stat++) {
    if (stat !== closed) best = Math.max(best, worths[stat] as number)
  }
  return best
}

/** What comparing this stat is worth to the defender, who breaks a tie and knows the attacker by deduction only. */
export function defenceWorth(own: Fighter, foe: Deduction, foeHealth: number, stat: StatId): number {
  const { higher, lower } = chancesAgainst(foe, stat, at(own.stats, stat))
  return higher * counterWorth(foeHealth, own.counter) - lower * hitWorth(own.health)
}

/** How much a stat of this value helps against these foes, in attack and defence alike. */
export function statWorth(foes: readonly Deduction[], stat: StatId, value: number): number {
  let sum = 0
  for (const foe of foes) {
    const { higher, lower } = chancesAgainst(foe, stat, value)
    sum += higher - lower
  }
  return sum
}
