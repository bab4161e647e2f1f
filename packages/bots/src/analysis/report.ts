import type { Analysis } from './analyse.ts'
import { errorOf, type Ledger, type Post, postOf } from './ledger.ts'

/** What was found out about a game, as programs read it; documented, and stable. */
export interface Report {
  readonly game: string
  readonly seats: readonly (Omit<Ledger, 'seat'> & { readonly seat: string })[]
  readonly moments: readonly {
    readonly step: number
    readonly seat: string
    readonly what: Post
    readonly before: number
    readonly after: number
    readonly error: number
  }[]
  readonly seconds: number
}

/** `names`: those of the seats. */
export function reportOf(
  game: string,
  names: readonly string[],
  { changes, ledger }: Analysis,
  seconds: number,
): Report {
  const name = (seat: number) => names[seat] ?? '?'
  return {
    game,
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
