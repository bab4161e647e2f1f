import type { TrialId } from '../content/trials.ts'
import type { TrialMove } from './trial-moves.ts'

/** What is told of a trial; contestants by their index. */
export type TrialEvent = { readonly trial: TrialId } & (
  | { readonly news: 'round'; readonly round: number }
  | { readonly news: 'prize'; readonly value: number }
  | { readonly news: 'chose'; readonly by: number; readonly move: TrialMove }
  /** Dice that somebody rolled and what they come to. */
  | { readonly news: 'rolled'; readonly by: number; readonly dice: readonly number[]; readonly total: number }
  | { readonly news: 'scored'; readonly by: number; readonly points: number; readonly score: number }
  /** Nobody scores, or a prize is lost. */
  | { readonly news: 'nobody' }
  | { readonly news: 'counted'; readonly count: number; readonly face: number }
  | { readonly news: 'pressed'; readonly by: number; readonly right: boolean; readonly length: number }
  | { readonly news: 'banked'; readonly by: number; readonly points: number }
  | { readonly news: 'out'; readonly by: number }
  | { readonly news: 'replay'; readonly among: readonly number[] }
  | { readonly news: 'rollOff'; readonly among: readonly number[]; readonly rule: 'ED-13.3' }
  | { readonly news: 'won'; readonly by: number; readonly price?: number }
)
