import { type Analysis, type Report, reportOf, type Turning } from '@undercroft/bots'
import type { Match, Shape } from '@undercroft/kernel'
import type { Recorded } from '../recorded.ts'

/** A finished game with all that was found out about it. */
export type Analysed = Extract<Recorded, { ok: true }> &
  Analysis & {
    readonly match: Match<Shape>
    readonly turnings: readonly Turning<Shape>[]
    readonly seconds: number
  }

/** What `analyse --json` prints. */
export function jsonOf({ record, seconds, ...found }: Analysed): Report {
  const names = record.seats.map(({ name }) => name)
  return reportOf(record.game, names, found, seconds)
}
