import { type Change, errorOf, type Ledger, postOf, type Turning } from '@undercroft/bots'
import type { Match, Shape } from '@undercroft/kernel'
import type { Recorded } from '../recorded.ts'

/** A finished game with all that was found out about it. */
export type Analysed = Extract<Recorded, { ok: true }> & {
  readonly match: Match<Shape>
  readonly changes: readonly Change[]
  readonly ledger: readonly Ledger[]
  readonly turnings: readonly Turning<Shape>[]
  readonly seconds: number
}

/** What `analyse --json` prints; documented, and stable. */
export function jsonOf({ record, changes, ledger, seconds }: Analysed): object {
  const name = (seat: number) => record.seats[seat]?.name ?? '?'
  return {
    game: record.game,
    seats: ledger.map(({ seat, ...sums }) => ({ seat: name(seat), ...sums })),
    moments: changes.flatMap(change =>
      ledger.map(({ seat }) => ({
        step: change.step,
        seat: name(seat),
        what: postOf(change, seat),
        before: change.before.chance[seat] ?? 0,
        after: change.after.chance[seat] ?? 0,
        error: errorOf(change, seat),
      })),
    ),
    seconds,
  }
}
