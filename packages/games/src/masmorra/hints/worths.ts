import { lastArrow } from '../deeds/xp.ts'
import { heroOf } from '../heroes.ts'
import type { Open, Player, Symbols } from '../state.ts'
import type { Rates } from './fight.ts'

/** All worths are in Experience Points. */
export interface Worths {
  readonly xp: number
  readonly card: number
  readonly gold: number
  /** A Life Point of a Hero that has all of them; those of a weak one are worth more. */
  readonly lp: number
  /** What is lost by falling beside XP and a card: the rest of the turn, or in Alliance the game. */
  readonly fall: number
  /** Symbols left over when a combat ends. */
  readonly spare: Symbols
}

const RACE: Worths = {
  xp: 1,
  card: 0.6,
  gold: 0.12,
  lp: 0.3,
  fall: 1.5,
  spare: { S: 0.5, R: 0.3, M: 0.25, D: 0.15, E: 0.25, G: 0.3 },
}

/** XP brings abilities and no more; whoever falls loses for all (MA-24.3). */
const TOGETHER: Worths = {
  xp: 0.4,
  card: 0.6,
  gold: 0.12,
  lp: 0.5,
  fall: 60,
  spare: { S: 0.6, R: 0.3, M: 0.25, D: 0.2, E: 0.35, G: 0.3 },
}

export function worthsOf({ options }: Pick<Open, 'options'>): Worths {
  return options.mode === 'alliance' ? TOGETHER : RACE
}

/** What Wounds cost: the fewer Life Points are left, the more. */
export function woundCost(worths: Worths, lost: number, of: number): number {
  let cost = 0
  for (let lp = of; lp > of - lost; lp--) cost += worths.lp * (lp <= 2 ? 2 : lp <= 4 ? 1.4 : 1)
  return cost
}

/** MA-13.11, MA-13.12: back to the last arrow, a card less, and the turn over. */
export function fallCost(s: Open, player: Player): number {
  const worths = worthsOf(s)
  const { xp, peak } = heroOf(s, player)
  return worths.fall + worths.xp * Math.max(0, xp - lastArrow(peak)) + worths.card
}

export function ratesOf(s: Open, player: Player): Rates {
  const worths = worthsOf(s)
  return {
    wounds: (lost, of) => woundCost(worths, lost, of),
    fall: fallCost(s, player),
    spare: worths.spare,
  }
}
