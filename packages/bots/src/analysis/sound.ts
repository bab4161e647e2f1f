import type { Match, Shape } from '@undercroft/kernel'
import { rewardOf } from '../search/judge.ts'
import type { Honesty } from './honesty.ts'
import type { Ledger } from './ledger.ts'

/** What floating point may lose of a sum of some thousand chances. */
const TOLERANCE = 1e-9

/** How far a finished game's ledger is from adding up to its result, at worst. Nothing may be missing. */
export function missingIn<T extends Shape>({ outcome }: Match<T>, ledger: readonly Ledger[]): number {
  if (outcome === undefined) throw new Error('the game is not over')
  const off = ledger.map(({ seat, start, dice, draws, own, others, end }) => {
    return Math.max(Math.abs(start + dice + draws + own + others - end), Math.abs(end - rewardOf(outcome, seat)))
  })
  return Math.max(...off)
}

/** What is wrong with the ledger of a finished game. */
export function ledgerFaults<T extends Shape>(match: Match<T>, ledger: readonly Ledger[]): string[] {
  const seats = match.game.seats(match.options).length
  const missing = missingIn(match, ledger)
  return [
    ...(ledger.length === seats ? [] : [`${ledger.length} seats have a ledger, of ${seats}`]),
    ...(missing <= TOLERANCE ? [] : [`${missing} is missing`]),
  ]
}

/** A chance that fair dice look as they do, below which they are unfair. */
const UNFAIR = 0.001

/** What ledgers should have found in the games of all three trials, and have not. */
export function honestyFaults({ equal, careless, loaded }: Honesty): string[] {
  if (equal === undefined || careless === undefined || loaded === undefined) return ['a trial is missing']
  const { own, luck, dice } = loaded
  const faults = {
    'bad answers were not found': careless.own.high >= Math.min(0, equal.own.low),
    'loaded dice were not found as luck': luck.low * luck.high <= 0,
    'loaded dice were taken for answers': Math.abs(own.mean) >= Math.abs(luck.mean),
    'loaded dice passed for fair': (dice?.chance ?? 1) >= UNFAIR,
    'fair dice passed for loaded': (equal.dice?.chance ?? 0) < UNFAIR,
  }
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []))
}
