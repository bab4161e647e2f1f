import type { Analysis } from './analyse.ts'
import { errorOf, type Ledger, POSTS, type Post, partIn, swingOf } from './ledger.ts'

/** What was found out about a game, as programs read it; documented, and stable. */
export interface Report {
  readonly game: string
  readonly seats: readonly ({ readonly seat: string } & Pick<Ledger, 'start' | 'end' | Post>)[]
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

/** `names`: those of the seats. A change that belongs to two posts of a seat makes two moments. */
export function reportOf(
  game: string,
  names: readonly string[],
  { changes, ledger }: Pick<Analysis, 'changes' | 'ledger'>,
  seconds: number,
): Report {
  const name = (seat: number) => names[seat] ?? '?'
  return {
    game,
    seats: ledger.map(({ seat, start, end, dice, draws, own, others }) => {
      return { seat: name(seat), start, end, dice, draws, own, others }
    }),
    moments: changes.flatMap(change =>
      ledger.flatMap(({ seat }) => {
        const parts = POSTS.map(what => ({ what, part: partIn(change, seat, what) })).filter(({ part }) => part > 0)
        let before = change.before.chance[seat] ?? 0
        return parts.map(({ what, part }, i) => {
          const isLast = i === parts.length - 1
          const after = isLast ? (change.after.chance[seat] ?? 0) : before + part * swingOf(change, seat)
          const moment = {
            step: change.step,
            seat: name(seat),
            what,
            before,
            after,
            error: part * errorOf(change, seat),
          }
          before = after
          return moment
        })
      }),
    ),
    seconds,
  }
}
