import type { Clock } from '../store/records.ts'
import type { Pace } from './records.ts'

/** A table that waits for nobody longer than an hour is played live. */
export const LIVE_PATIENCE = 3600

const DAY = 86_400

/** How tables are set that strangers are matched at: nobody waits for ever, and a bot answers for who is late. */
export const PACE_OF: { readonly [P in Pace]: { readonly clock: Clock; readonly patience: number } } = {
  live: { clock: { kind: 'move', seconds: 180, atEnd: 'bot' }, patience: 300 },
  days: { clock: { kind: 'move', seconds: 2 * DAY, atEnd: 'bot' }, patience: 3 * DAY },
}
