import type { Table } from '@undercroft/kernel'
import type { Reason } from '../../state/events.ts'
import { type Platformer, playerOf, type State } from '../../state/state.ts'
import { coinsLeft, gemsLeft } from '../../state/supply.ts'
import { award } from '../18-variants/artifacts.ts'

/** PL-1.3: a player gains no more than the common pool has left. */
export function gainCoins(s: State, seat: number, wanted: number, reason: Reason, t: Table<Platformer>): void {
  const change = Math.min(wanted, coinsLeft(s))
  if (change <= 0) return
  const player = playerOf(s, seat)
  player.coins += change
  t.tell({ what: 'coins', seat, change, is: player.coins, reason })
  countCoins(s, seat, change, t)
}

/** Counts what the Active player gains in one Action, for the Trickster's Token. */
export function countCoins(s: State, seat: number, coins: number, t: Table<Platformer>): void {
  if (seat !== s.active || s.turn.step !== 5) return
  s.turn.gained += coins
  if (s.turn.gained >= 3) award(s, 'AR07', seat, t)
}

export function gainGems(s: State, seat: number, wanted: number, reason: Reason, t: Table<Platformer>): void {
  const change = Math.min(wanted, gemsLeft(s))
  if (change <= 0) return
  const player = playerOf(s, seat)
  player.gems += change
  t.tell({ what: 'gems', seat, change, is: player.gems, reason })
}

/** Discards as many Coins as there are, up to the number wanted, and returns how many were discarded. */
export function loseCoins(s: State, seat: number, wanted: number, reason: Reason, t: Table<Platformer>): number {
  const player = playerOf(s, seat)
  const change = Math.min(wanted, player.coins)
  if (change <= 0) return 0
  player.coins -= change
  t.tell({ what: 'coins', seat, change: -change, is: player.coins, reason })
  return change
}

export function loseGems(s: State, seat: number, wanted: number, reason: Reason, t: Table<Platformer>): number {
  const player = playerOf(s, seat)
  const change = Math.min(wanted, player.gems)
  if (change <= 0) return 0
  player.gems -= change
  t.tell({ what: 'gems', seat, change: -change, is: player.gems, reason })
  return change
}
