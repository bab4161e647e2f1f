import type { Seat } from '@undercroft/kernel'
import type { TrialId } from '../content/trials.ts'
import type { Node, Sign } from './trial-moves.ts'

/**
 * ED-13.1: the active Explorer comes first, then those who joined in turn order, the Shade last. A contestant is known
 * by its index.
 */
export interface Contestant {
  readonly seat: Seat
  readonly shade: boolean
  readonly fight: number
  readonly live: number
}

/** What all trials have in common. */
export interface Contest {
  readonly who: readonly Contestant[]
  /** One for each throw: what each contestant rolled, 0 for those who are not in it. */
  rollOffs: number[][]
  winner?: number
  /** Live that the winner pays (TR-02). */
  price?: number
}

export interface SparringRods extends Contest {
  readonly trial: 'TR-01'
  /** For each round what each contestant rolled. */
  rounds: number[][][]
  points: number[]
}

export interface BloodPrice extends Contest {
  readonly trial: 'TR-02'
  /** The bids are empty until they are laid open. */
  bids: number[]
  /** What the Shade rolled, 0 without one. */
  shadeDie: number
}

export interface Bid {
  readonly by: number
  readonly count: number
  readonly face: number
}

export interface LiarsVolts extends Contest {
  readonly trial: 'TR-03'
  /** Secret: what lies under each cup; empty for those who are out, and under cups that one may not look under. */
  cups: number[][]
  isIn: boolean[]
  turn: number
  /** None before the first bid. */
  bid?: Bid
  /** How the last call ended. */
  called?: {
    readonly by: number
    readonly bid: Bid
    readonly cups: readonly number[][]
    readonly count: number
    readonly out: number
  }
}

export interface SparkChain extends Contest {
  readonly trial: 'TR-04'
  /** Everybody saw it; a picture shows it only while it is entered. */
  chain: Node[]
  /** What the one whose turn it is has entered of it. */
  entered: Node[]
  isIn: boolean[]
  turn: number
  /** The last whole or broken entry. */
  last?: { readonly by: number; readonly nodes: readonly Node[]; readonly right: boolean }
}

export interface Capacitor extends Contest {
  readonly trial: 'TR-05'
  /** Secret until all are done: what each has rolled; empty where one may not look, or before its turn. */
  rolls: number[][]
  /** Those who charge, in the first run all. */
  charging: boolean[]
  /** Secret: whose turn it is; -1 to all others, and once it is over. */
  turn: number
  replayed: boolean
  /** What each had when all were done. */
  shown: number[][]
}

export interface BoltCoilGround extends Contest {
  readonly trial: 'TR-06'
  isIn: boolean[]
  /** For each round what each showed; `none` for those who are out. */
  rounds: (Sign | 'none')[][]
}

export interface Undercut extends Contest {
  readonly trial: 'TR-07'
  scores: number[]
  /** For each round what each chose, and what it brought. */
  rounds: { readonly chosen: readonly number[]; readonly gained: readonly number[] }[]
}

export interface ArcRun extends Contest {
  readonly trial: 'TR-08'
  places: number[]
  /** For each round what each rolled. */
  rounds: number[][][]
}

export interface SixFuses extends Contest {
  readonly trial: 'TR-09'
  /** What is being bid for, and what is still to come. */
  prize: number
  toCome: number[]
  /** Each contestant's fuses that are not burnt. */
  fuses: number[][]
  scores: number[]
  /** For each round the prize, the bids, and who took it; -1 if it was lost. */
  rounds: { readonly prize: number; readonly bids: readonly number[]; readonly taker: number }[]
}

export interface LiveWire extends Contest {
  readonly trial: 'TR-10'
  round: number
  holding: boolean[]
  banks: number[]
  /** The die of each round. */
  dice: number[]
}

/** The state of each trial, by its card. */
export interface TrialStates {
  'TR-01': SparringRods
  'TR-02': BloodPrice
  'TR-03': LiarsVolts
  'TR-04': SparkChain
  'TR-05': Capacitor
  'TR-06': BoltCoilGround
  'TR-07': Undercut
  'TR-08': ArcRun
  'TR-09': SixFuses
  'TR-10': LiveWire
}

export type TrialState = TrialStates[TrialId]
