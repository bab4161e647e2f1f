import { type Game, ok, type Result, type Seat } from '@undercroft/kernel'
import { newId } from '../guard/tokens.ts'
import { type Problem, problem } from '../problem.ts'
import { ownerOf, type Person, type Sitting, type TableRecord } from '../store/records.ts'
import type { Desk } from './desk.ts'
import type { TableCard } from './messages.ts'
import { newTable, seatChange } from './opening.ts'
import { isKept, personAt, seatsOf } from './seats.ts'
import { flat, type TableService } from './tables.ts'

/**
 * The same again with the seats turned by one. Who asks has come; for the others their seats are kept until they come too, by
 * asking for the same, or leave them. Who asks second gets the table that is there.
 */
export async function rematch(
  tables: TableService,
  person: Person,
  table: string,
): Promise<Result<TableCard, Problem>> {
  const agreed = flat(await tables.look(table, person.id, desk => agree(desk, person.id)))
  if (!agreed.ok) return agreed
  const { id, old, game } = agreed.value
  const { options, visibility, clock, lots, patience, rated } = old
  const seats = [...old.seats.slice(1), ...old.seats.slice(0, 1)].map(keptFor)
  const made = { maker: person.id, options, seats, visibility, clock, lots, patience, rated }
  await tables.add({ ...newTable(id, game, made), rematchOf: table }) // of two who ask at once, one makes it
  return flat(await tables.look(id, person.id, desk => come(tables, desk, person)))
}

interface Agreed {
  readonly id: string
  readonly old: TableRecord
  readonly game: Game
}

/** Reserves the number of the next table in the old table's row. Runs in the desk's queue. */
async function agree(desk: Desk, person: string): Promise<Result<Agreed, Problem>> {
  const { record, game } = desk
  if (seatsOf(record, person).length === 0)
    return problem('forbidden', 'only those who played may ask for another game')
  if (record.status !== 'over') return problem('conflict', 'this game is not over')
  if (game === undefined) return problem('conflict', 'the rules of this game have changed')
  const id = newId()
  if (record.rematch === undefined) {
    const draft = () =>
      desk.record.rematch === undefined
        ? ok({ happening: { kind: 'rematched', table: id }, change: { rematch: id } } as const)
        : problem('conflict', 'there is a rematch already')
    await desk.change(draft, { person })
  }
  return ok({ id: desk.record.rematch ?? id, old: desk.record, game })
}

/** Seats a person in every seat that is kept for them. Runs in the desk's queue. */
async function come(tables: TableService, desk: Desk, person: Person): Promise<Result<TableCard, Problem>> {
  for (;;) {
    const seat: Seat = desk.record.seats.findIndex(each => isKept(each) && ownerOf(each) === person.id)
    if (seat < 0 || desk.record.status !== 'open') break
    const came = await desk.change(
      room => {
        const there = desk.record.seats[seat]
        if (!isKept(there) || ownerOf(there) !== person.id) return problem('conflict', 'that place is not kept for you')
        return ok({ happening: { kind: 'came', seat }, change: seatChange(desk, room, seat, personAt(person)) })
      },
      { person: person.id },
    )
    if (!came.ok) return came
  }
  await tables.begin(desk)
  return ok(desk.card)
}

/** Whoever had the seat is asked to come, also where a bot stood in for them; nothing of the last game's words is left. */
function keptFor(sitting: Sitting): Sitting {
  if (sitting.kind === 'person') {
    const { person, name } = sitting
    return { kind: 'person', person, name, kept: true }
  }
  if (sitting.kind === 'bot' && sitting.for !== undefined) {
    const { person, name } = sitting.for
    return { kind: 'person', person, name, kept: true }
  }
  return sitting
}
