import { games } from '@undercroft/games'
import { call } from '../online/api.ts'
import { wasOnline } from '../online/who.ts'
import { isObject } from '../online/wire.ts'
import { addFound, solvingNow } from '../puzzles/progress.ts'
import { listTables } from '../store/tables.ts'
import { beatenIn } from './beaten.ts'
import { addBeaten, keptBeaten } from './kept-beaten.ts'
import { addDone, progressIn } from './progress.ts'

/** Something learned, as the server keeps it: "lesson/masmorra/roll". */
type Mark = string

/** As many as the server keeps. */
const MOST = 500

/**
 * What was learned here is kept with the account, and what was learned elsewhere is known here: both together, so that nothing
 * is ever lost. Whoever was never online causes no request, and a server that does not answer is asked the next time.
 */
export async function syncLearned(): Promise<void> {
  const { cards } = await listTables().catch(() => ({ cards: [] }))
  for (const { id } of games) addBeaten(id, beatenIn(id, cards))
  if (!wasOnline()) return
  const all = await call('POST', '/api/me/learned', areMarks, { marks: learnedHere().slice(0, MOST) })
  if (all.ok) takeIn(all.value.marks)
}

/** Everything that was learned in this browser. */
export function learnedHere(): readonly Mark[] {
  const { found } = solvingNow()
  const beaten = keptBeaten()
  return games.flatMap(({ id }) => [
    ...progressIn(id).done.map(chapter => `lesson/${id}/${chapter}`),
    ...(found[id] ?? []).map(puzzle => `puzzle/${id}/${puzzle}`),
    ...(beaten[id] ?? []).map(level => `beaten/${id}/${level}`),
  ])
}

/** Adds what was learned elsewhere. */
export function takeIn(marks: readonly Mark[]): void {
  for (const { id } of games) {
    const of = (kind: string) =>
      marks.flatMap(mark => (mark.startsWith(`${kind}/${id}/`) ? (mark.split('/')[2] ?? []) : []))
    addDone(id, of('lesson'))
    addFound(id, of('puzzle'))
    addBeaten(id, of('beaten'))
  }
}

function areMarks(body: unknown): body is { readonly marks: readonly Mark[] } {
  return isObject(body) && Array.isArray(body.marks) && body.marks.every(mark => typeof mark === 'string')
}
