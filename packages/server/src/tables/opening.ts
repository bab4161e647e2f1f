import { commitment, type Game, ok } from '@undercroft/kernel'
import { newId, newSecret } from '../guard/tokens.ts'
import { problem } from '../problem.ts'
import type { Sitting, TableRecord } from '../store/records.ts'
import type { Desk } from './desk.ts'
import { wordsOf } from './seats.ts'

/** The dice are sealed before anybody sits down. */
export function newTable(
  id: string,
  game: Game,
  made: Pick<TableRecord, 'maker' | 'options' | 'seats' | 'visibility' | 'clock'>,
): TableRecord {
  const secret = newSecret()
  return {
    ...made,
    id,
    game: game.id,
    version: game.version,
    status: 'open',
    hands: [],
    secret,
    commitment: commitment(secret),
    words: [],
    seq: 0,
    waiting: [],
    orders: [],
    botDue: false,
    madeAt: Date.now(),
  }
}

/** Play begins when the last seat is taken. In the desk's turn. */
export async function startIfFull(desk: Desk): Promise<void> {
  const words = wordsOf(desk.record.seats)
  if (desk.record.status !== 'open' || words === undefined) return
  await desk.change(() => {
    const now = wordsOf(desk.record.seats)
    if (desk.record.status !== 'open' || now === undefined) return problem('conflict', 'somebody else was first')
    return ok(desk.begin(now))
  }, {})
}

export function freshWord(sitting: Sitting): Sitting {
  if (sitting.kind === 'person') return { ...sitting, word: newId() }
  if (sitting.kind === 'bot' && sitting.for !== undefined) return { ...sitting, for: { ...sitting.for, word: newId() } }
  return sitting
}
