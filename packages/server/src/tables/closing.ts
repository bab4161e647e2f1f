import type { Time } from '../store/records.ts'
import type { Draft } from './desk.ts'

/** The end of a game, or of a table, that no rule has ended: nobody is asked any more. */
export function closing(kind: 'closed' | 'ended', overAt: Time): Draft {
  const none = { waiting: [], hands: [], botDue: false, deadline: undefined, proposal: undefined }
  return { happening: { kind }, change: { ...none, status: 'over', overAt } }
}
