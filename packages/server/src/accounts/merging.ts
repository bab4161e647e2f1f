import { ok, type Result } from '@undercroft/kernel'
import { type Problem, problem } from '../problem.ts'
import type { Person } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { seatsOf } from '../tables/seats.ts'
import { flat, type TableService } from '../tables/tables.ts'
import { seatedAs } from './sql.ts'

/** A guest's games become an account's. Nobody gets two hands at one table by it. */
export async function merge(
  store: Store,
  tables: TableService,
  guest: string,
  into: Person,
): Promise<Result<true, Problem>> {
  const open = await store.accounts.unfinished(guest)
  for (const table of open) {
    const record = await store.tables.get(table)
    if (record !== undefined && seatsOf(record, into.id).length > 0 && seatsOf(record, guest).length > 0) {
      return problem(
        'conflict',
        'you sit at one table twice, as guest and with your account: play or leave that game first',
      )
    }
  }
  for (const table of open) {
    const moved = await handOver(tables, table, guest, into.id)
    if (!moved.ok && moved.error.code !== 'missing') return moved
  }
  await store.accounts.absorb(guest, into.id)
  return ok(true)
}

/** Those who look on at any node hear of it: it stands in the table's log. */
async function handOver(
  tables: TableService,
  table: string,
  from: string,
  to: string,
): Promise<Result<unknown, Problem>> {
  return flat(
    await tables.look(table, from, desk =>
      desk.change(
        () => {
          const { seats, maker } = desk.record
          const [seat = 0] = seatsOf(desk.record, from)
          const next = seats.map(sitting => seatedAs(sitting, from, to))
          return ok({
            happening: { kind: 'sat', seat, who: seats[seat]?.kind ?? 'free' },
            change: { seats: next, maker: maker === from ? to : maker },
          })
        },
        { person: to },
      ),
    ),
  )
}
