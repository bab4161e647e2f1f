import { xpAfterFall } from '../rules/13-xp-levels-defeat/xp.ts'
import { heroOf } from '../state/heroes.ts'
import type { Open, Player, Symbols } from '../state/state.ts'
import { teamWorths } from './alliance/worths.ts'
import type { Rates } from './fight.ts'

/** All worths are in Experience Points. */
export interface Worths {
  readonly xp: number
  readonly card: number
  readonly gold: number
  /** What it costs to lose a Life Point, by how many there were. */
  readonly lp: readonly number[]
  /** What is lost by falling beside XP and a card: the rest of the turn, or in Alliance the game. */
  readonly fall: number
  /** What it is worth to defeat Malaphyas beside the XP. */
  readonly goal: number
  /** Symbols left over when a combat ends. */
  readonly spare: Symbols
}

const RACE: Worths = {
  xp: 1,
  card: 0.6,
  gold: 0.12,
  lp: [0, 0.6, 0.6, 0.42, 0.42, 0.3, 0.3],
  fall: 1.5,
  goal: 10,
  spare: { S: 0.5, R: 0.3, M: 0.25, D: 0.15, E: 0.25, G: 0.3 },
}

export function worthsOf(s: Open): Worths {
  return s.options.mode === 'alliance' ? teamWorths(s) : RACE
}

/** What Wounds cost: the fewer Life Points are left, the more. */
export function woundCost({ lp: costs }: Worths, lost: number, of: number): number {
  let cost = 0
  for (let lp = of; lp > of - lost; lp--) cost += costs[lp] ?? 0
  return cost
}

/** MA-13.11, MA-13.12: back to the last arrow, a card less, and the turn over. */
export function fallCost(s: Open, player: Player): number {
  const worths = worthsOf(s)
  const hero = heroOf(s, player)
  return worths.fall + worths.xp * (hero.xp - xpAfterFall(s, hero)) + worths.card
}

export function ratesOf(s: Open, player: Player): Rates {
  const worths = worthsOf(s)
  return {
    wounds: (lost, of) => woundCost(worths, lost, of),
    fall: fallCost(s, player),
    spare: worths.spare,
  }
}
