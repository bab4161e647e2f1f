import type { Match, Seat, Shape } from '@undercroft/kernel'
import { type Glimpse, glimpses } from './glimpse.ts'
import { type Ledger, ledgerOf } from './ledger.ts'
import { type Skill, skillsOf } from './skill.ts'
import type { Cause } from './spots.ts'
import { type Chances, chancesOf } from './sums.ts'

/** One change of everybody's chances. */
export interface Change {
  /** The number of answers that had been given with it; 0 for the set-up. */
  readonly step: number
  readonly cause: Cause
  readonly before: Chances
  readonly after: Chances
  /** It changes nothing: `before` and `after` are one estimate. */
  readonly isNone?: true
}

/** How a seat stood by all that it knew, before the answer `step` that it gave. */
export interface Knew {
  readonly step: number
  readonly seat: Seat
  readonly chance: number
  readonly error: number
}

export interface Analysis {
  /** In the order of play: each begins where the one before ended. */
  readonly changes: readonly Change[]
  readonly ledger: readonly Ledger[]
  readonly skills: readonly Skill[]
  /** Only where a seat could not know everything. */
  readonly knew: readonly Knew[]
}

export interface Depth {
  /** How often each position is played on. */
  readonly rounds: number
  readonly seed: string
}

/** Looks at a finished game from its set-up to its end. It yields the number of answers that have been looked at. */
export function* analyse<T extends Shape>(match: Match<T>, { rounds, seed }: Depth): Generator<number, Analysis> {
  const found: Glimpse[] = []
  for (const glimpse of glimpses(match, { seed, rounds: () => ({ from: 0, to: rounds }) })) {
    found.push(glimpse)
    if (glimpse.step > 0) yield glimpse.step
  }
  return analysisOf(found)
}

/** Only the ledger of a finished game: the same that `analyse` finds, sooner. */
export function ledgerIn<T extends Shape>(match: Match<T>, { rounds, seed }: Depth): readonly Ledger[] {
  const task = { seed, rounds: () => ({ from: 0, to: rounds }), isLedgerOnly: true }
  return analysisOf([...glimpses(match, task)]).ledger
}

/** Puts together what was found out about each answer of a game, in their order. */
export function analysisOf(found: readonly Glimpse[]): Analysis {
  const changes: Change[] = []
  const knew: Knew[] = []
  let now: Chances = found[0]?.start === undefined ? { chance: [], error: [] } : chancesOf(found[0].start)
  const seats = now.chance.length
  for (const { step, parts, decision } of found) {
    if (decision?.knew !== undefined) {
      const { seat } = decision
      const { chance, error } = chancesOf(decision.knew)
      knew.push({ step, seat, chance: chance[seat] ?? 0, error: error[seat] ?? 0 })
    }
    for (const { cause, sums } of parts) {
      const after = sums === undefined ? now : chancesOf(sums)
      changes.push({ step, cause, before: now, after, ...(sums === undefined && { isNone: true }) })
      now = after
    }
  }
  return { changes, ledger: ledgerOf(changes, seats), skills: skillsOf(found, changes, seats), knew }
}
